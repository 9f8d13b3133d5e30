import { isRecord } from './document.ts';

/** A navigation with the products of its `productGroups` among its `products`, each with its heading as its `group`. */
export function withProductGroups(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withProductGroups);
  if (!isRecord(value)) return value;
  const { productGroups, ...others } = value;
  const inner = Object.fromEntries(
    Object.entries(others).map(([key, part]) => [key, withProductGroups(part)]),
  );
  if (!Array.isArray(productGroups)) return inner;
  const grouped = productGroups.flatMap((one) => {
    if (!isRecord(one) || !Array.isArray(one.products)) return [];
    const heading = typeof one.group === 'string' ? { group: one.group } : {};
    return one.products
      .map(withProductGroups)
      .map((product) => (isRecord(product) ? { ...heading, ...product } : product));
  });
  return { ...inner, products: [...(Array.isArray(inner.products) ? inner.products : []), ...grouped] };
}
