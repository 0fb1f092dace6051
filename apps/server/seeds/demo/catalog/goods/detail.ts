import { both } from '../pair.ts'
import type { Both } from '../types.ts'
import type { Place } from './places.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

interface DetailInput {
  readonly place: Place
  readonly name: Both
  readonly attributes: readonly { readonly name: Both; readonly value: Both }[]
  readonly images: readonly string[]
  /** Which selling point opens the page. */
  readonly first: number
}

const HEADINGS = {
  zh: { table: '规格参数', packing: '包装与配送', service: '售后说明' },
  en: { table: 'Specifications', packing: 'Packing and delivery', service: 'After sale' },
} as const

const CLOSING = {
  zh: {
    packing: '缓冲材料加双层纸箱，易碎部位单独防护；付款后 48 小时内发出，偏远地区多一到两天。',
    service: '签收后七天内，不影响再次销售即可退换；质量问题来回运费由店铺承担。',
  },
  en: {
    packing:
      'Cushioned in a double box with fragile parts guarded; sent within 48 hours, a day or two more to far places.',
    service:
      'Return or exchange within seven days if it can be sold again; the store pays the way both ways for faults.',
  },
} as const

/** Detail pages in both languages: opening picture, three selling points with pictures between, table, packing, service. */
export function detailPages(input: DetailInput): Both {
  return { zh: page(input, 'zh'), en: page(input, 'en') }
}

function page({ place, name, attributes, images, first }: DetailInput, language: 'zh' | 'en'): string {
  const points = place.group.points.map((_, offset) => place.group.points[(first + offset) % place.group.points.length])
  const picture = (src: string | undefined) =>
    src === undefined ? '' : `<p><img src="${src}" alt="${escaped(name[language])}" width="800" height="800"></p>`
  const sections = points.flatMap((point, index) => {
    if (point === undefined) return []
    const [heading, sentence] = point
    return [
      `<h3>${escaped(both(heading)[language])}</h3><p>${escaped(both(sentence)[language])}</p>`,
      picture(images[index + 1]),
    ]
  })
  const rows = attributes.map(
    row => `<tr><th>${escaped(row.name[language])}</th><td>${escaped(row.value[language])}</td></tr>`,
  )
  return [
    `<h2>${escaped(name[language])}</h2>`,
    picture(images[0]),
    ...sections,
    `<h3>${HEADINGS[language].table}</h3><table><tbody>${rows.join('')}</tbody></table>`,
    `<h3>${HEADINGS[language].packing}</h3><p>${CLOSING[language].packing}</p>`,
    `<h3>${HEADINGS[language].service}</h3><p>${CLOSING[language].service}</p>`,
  ].join('')
}
