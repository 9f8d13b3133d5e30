/**
 * The year in which a site is built, or that `SOURCE_DATE_EPOCH` stands for: of the time at which a page is read nothing
 * else can be told ahead.
 */
export const YEAR = new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000 || Date.now()).getUTCFullYear();
