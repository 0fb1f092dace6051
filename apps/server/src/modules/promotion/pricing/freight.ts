import type { FreightMode } from '@shiji/contract/statuses.ts'
import type { FREIGHT_REASONS, FREIGHT_REFUSALS } from '@shiji/contract/store/freight.words.ts'
import { add, type Fen, multiply, ZERO } from '@shiji/kit/money/fen.ts'
import type { FreightTemplate } from '../../store/index.ts'

type FreightReason = (typeof FREIGHT_REASONS)[number]
export type FreightRefusal = (typeof FREIGHT_REFUSALS)[number]

/** Facts of goods that freight depends on. `weight` is grams of one piece, `amount` what the pieces cost. */
export interface FreightLine {
  readonly mode: FreightMode
  readonly freightId: number | null
  readonly weight: number
  readonly buyNum: number
  readonly amount: Fen
}

/** Destination; undefined before an address is known. */
export interface FreightArea {
  readonly provinceId: number
  readonly cityId: number
}

/** Lines that share one template (or none, when free). */
export interface FreightPart {
  readonly templateId: number | null
  readonly name: string
  readonly mode: FreightMode
  /** Why this template: of the first line where the reasons differ. */
  readonly reason: FreightReason
  readonly weight: number
  readonly pieces: number
  /** What the goods of these lines cost. */
  readonly goods: Fen
  /** Free since the goods total enough. */
  readonly isFreed: boolean
  readonly freeFrom: Fen | null
  readonly amount: Fen
}

export interface FreightResult {
  readonly parts: readonly FreightPart[]
  readonly amount: Fen
}

/** How many started steps go beyond the first grams or pieces. */
export function stepsOf({ firstWeight, stepWeight }: FreightTemplate, quantity: number): number {
  const beyond = Math.max(0, quantity - firstWeight)
  return Math.ceil(beyond / stepWeight)
}

/**
 * First grams or pieces at their price, then every started step at its own (reference 4.7 with its edge cases fixed).
 */
export const freightOf = (template: FreightTemplate, quantity: number): Fen =>
  add(template.firstPrice, multiply(template.stepPrice, stepsOf(template, quantity)))

/** What a template counts by: grams, or pieces. */
export const quantityOf = ({ unit }: FreightTemplate, of: { readonly weight: number; readonly pieces: number }) =>
  unit === 'piece' ? of.pieces : of.weight

/**
 * Freight of one store's lines. Free lines cost nothing; the others are counted together per template: their own one if
 * it reaches the area, else the one that names the city, else the province, else the default. A template whose goods
 * total its sum is free. Refuses an area that the store excludes, and when no template is left.
 */
export function calculateFreight(
  lines: readonly FreightLine[],
  templates: readonly FreightTemplate[],
  area: FreightArea | undefined,
): FreightResult | FreightRefusal {
  const free: FreightLine[] = []
  const byTemplate = new Map<FreightTemplate, { reason: FreightReason; lines: FreightLine[] }>()
  for (const line of lines) {
    if (line.mode === 'free') {
      const isExcluded =
        exclusion(templates, area) > EVERYWHERE && reachOf(templates, area) < exclusion(templates, area)
      if (isExcluded) return 'freight.not_delivered'
      free.push(line)
      continue
    }
    const found = templateFor(line, templates, area)
    if (typeof found === 'string') return found
    const group = byTemplate.get(found.template) ?? { reason: found.reason, lines: [] }
    group.lines.push(line)
    byTemplate.set(found.template, group)
  }
  const paid = Array.from(byTemplate, ([template, group]) => paidPart(template, group.reason, group.lines))
  const parts = free.length === 0 ? paid : [...paid, freePart(free)]
  return { parts, amount: add(...parts.map(part => part.amount)) }
}

function paidPart(template: FreightTemplate, reason: FreightReason, lines: readonly FreightLine[]): FreightPart {
  const of = sumsOf(lines)
  const isFreed = template.freeFrom !== null && of.goods >= template.freeFrom
  return {
    templateId: template.id,
    name: template.name,
    mode: reason === 'own' ? 'custom' : 'default',
    reason,
    ...of,
    isFreed,
    freeFrom: template.freeFrom,
    amount: isFreed ? ZERO : freightOf(template, quantityOf(template, of)),
  }
}

const freePart = (lines: readonly FreightLine[]): FreightPart => ({
  templateId: null,
  name: '',
  mode: 'free',
  reason: 'free',
  ...sumsOf(lines),
  isFreed: false,
  freeFrom: null,
  amount: ZERO,
})

const sumsOf = (lines: readonly FreightLine[]) => ({
  weight: lines.reduce((sum, line) => sum + line.weight * line.buyNum, 0),
  pieces: lines.reduce((sum, line) => sum + line.buyNum, 0),
  goods: add(...lines.map(line => line.amount)),
})

/** How closely a list of codes names an area: its city, its province, or not at all. */
const CITY = 2
const PROVINCE = 1
const EVERYWHERE = 0
const closeness = (codes: readonly number[], area: FreightArea | undefined): number =>
  area === undefined
    ? EVERYWHERE
    : codes.includes(area.cityId)
      ? CITY
      : codes.includes(area.provinceId)
        ? PROVINCE
        : EVERYWHERE

const exclusion = (templates: readonly FreightTemplate[], area: FreightArea | undefined): number =>
  Math.max(EVERYWHERE, ...templates.map(({ excludedIds }) => closeness(excludedIds, area)))
const reachOf = (templates: readonly FreightTemplate[], area: FreightArea | undefined): number =>
  Math.max(EVERYWHERE, ...templates.map(({ areaIds }) => closeness(areaIds, area)))

/** The closest name of an area wins: a city that is excluded in a province that is served, and the other way round. */
function templateFor(
  line: FreightLine,
  templates: readonly FreightTemplate[],
  area: FreightArea | undefined,
): { readonly template: FreightTemplate; readonly reason: FreightReason } | FreightRefusal {
  const excluded = exclusion(templates, area)
  const own = line.mode === 'custom' ? templates.find(template => template.id === line.freightId) : undefined
  if (own !== undefined && reaches(own, area))
    return closeness(own.areaIds, area) < excluded ? 'freight.not_delivered' : { template: own, reason: 'own' }
  const closest = reachOf(templates, area)
  if (closest < excluded) return 'freight.not_delivered'
  const template =
    closest === EVERYWHERE
      ? templates.find(each => each.isDefault)
      : templates.find(({ areaIds }) => closeness(areaIds, area) === closest)
  if (template === undefined) return 'freight.no_default'
  return { template, reason: closest === CITY ? 'city' : closest === PROVINCE ? 'province' : 'default' }
}

const reaches = ({ areaIds }: FreightTemplate, area: FreightArea | undefined): boolean =>
  areaIds.length === 0 || closeness(areaIds, area) > EVERYWHERE
