import { csvOf } from './sheet.builder.ts'

/** Columns of the goods sheet that tests fill in. */
export const GOODS_HEAD = ['goods', 'name', 'class', 'images', 'axis_1', 'value_1', 'code', 'price', 'stock', 'weight']

/** Lines of goods in that class with that many SKUs on one axis; `change` is for all of them. */
export const goodsLinesOf = (
  number: string,
  count: number,
  change: Readonly<Record<string, string>> = {},
): string[][] =>
  Array.from({ length: count }, (_, at) => {
    const cells: Record<string, string> = {
      goods: number,
      ...(at === 0 ? { name: `Dress ${number}`, class: '服饰 > 女装 > 连衣裙', images: '/files/goods/one.webp' } : {}),
      axis_1: 'Size',
      value_1: `S${at + 1}`,
      code: `${number}-${at + 1}`,
      price: '19.90',
      stock: '7',
      weight: '300',
      ...change,
    }
    return GOODS_HEAD.map(name => cells[name] ?? '')
  })

/** A file of these lines. */
export const goodsSheetOf = (...lines: (readonly string[])[][]): string => csvOf([GOODS_HEAD, ...lines.flat()])
