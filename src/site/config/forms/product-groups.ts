import { withObjects } from '../json/objects.ts';
import { isRecord } from '../json/record.ts';

/** A navigation with the products of its `productGroups` among its `products`, each with its heading as its `group`. */
export function withProductGroups(value: unknown): unknown {
  return withObjects(value, [], ({ productGroups, ...others }) => {
    if (!Array.isArray(productGroups)) return others;
    const grouped = productGroups.flatMap((one) => {
      if (!isRecord(one) || !Array.isArray(one.products)) return [];
      const heading = typeof one.group === 'string' ? { group: one.group } : {};
      return one.products.map((product) => (isRecord(product) ? { ...heading, ...product } : product));
    });
    return { ...others, products: [...(Array.isArray(others.products) ? others.products : []), ...grouped] };
  });
}
