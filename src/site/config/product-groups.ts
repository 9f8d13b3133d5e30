import { isRecord } from './document.ts';

/** A navigation with the products of its `productGroups`, which stand under headings there, among its `products`. */
export function withProductGroups(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withProductGroups);
  if (!isRecord(value)) return value;
  const { productGroups, ...others } = value;
  const inner = Object.fromEntries(
    Object.entries(others).map(([key, part]) => [key, withProductGroups(part)]),
  );
  if (!Array.isArray(productGroups)) return inner;
  const grouped = productGroups.flatMap((group) =>
    isRecord(group) && Array.isArray(group.products) ? group.products.map(withProductGroups) : [],
  );
  return { ...inner, products: [...(Array.isArray(inner.products) ? inner.products : []), ...grouped] };
}
