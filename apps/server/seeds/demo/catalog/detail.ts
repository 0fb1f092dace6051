import type { Both, LeafClass } from './types.ts'
import { POINTS } from './words.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

interface Page {
  readonly name: string
  readonly points: readonly string[]
  readonly rows: readonly (readonly [string, string])[]
  readonly images: readonly string[]
  readonly headings: readonly [string, string, string]
  readonly closing: string
}

/** A detail page of four blocks: opening picture, selling points, specification table, packing. */
function page({ name, points, rows, images, headings, closing }: Page): string {
  const picture = (src: string | undefined) =>
    src === undefined ? '' : `<p><img src="${src}" alt="${escaped(name)}"></p>`
  return [
    `<h2>${escaped(name)}</h2>`,
    picture(images[0]),
    `<h3>${headings[0]}</h3>`,
    `<ul>${points.map(point => `<li>${escaped(point)}</li>`).join('')}</ul>`,
    picture(images[1]),
    `<h3>${headings[1]}</h3>`,
    `<table><tbody>${rows.map(([label, value]) => `<tr><th>${escaped(label)}</th><td>${escaped(value)}</td></tr>`).join('')}</tbody></table>`,
    `<h3>${headings[2]}</h3>`,
    `<p>${escaped(closing)}</p>`,
  ].join('')
}

/** Detail pages of a goods in both languages, from its class's selling points and attributes. */
export function detailPages(
  leaf: LeafClass,
  root: string,
  name: Both,
  attributes: readonly { readonly name: Both; readonly value: Both }[],
  images: readonly string[],
  first: number,
): Both {
  const all = POINTS[root] ?? []
  const points = [0, 1, 2].flatMap(offset => all[(first + offset) % Math.max(1, all.length)] ?? [])
  return {
    zh: page({
      name: name.zh,
      points: points.map(point => point.zh),
      rows: attributes.map(row => [row.name.zh, row.value.zh]),
      images,
      headings: ['为什么选它', '规格参数', '包装与配送'],
      closing: `${leaf.zh}类商品统一使用缓冲材料包装，付款后 48 小时内发出。`,
    }),
    en: page({
      name: name.en,
      points: points.map(point => point.en),
      rows: attributes.map(row => [row.name.en, row.value.en]),
      images,
      headings: ['Why this one', 'Specifications', 'Packing and delivery'],
      closing: `${leaf.en} are packed in cushioned boxes and leave within 48 hours of payment.`,
    }),
  }
}
