/** How much more a page may count in the search at most: weights stay numbers to be compared. */
export const MOST_BOOST = 1000;
