import type { FreightMode } from '@shiji/contract/statuses.ts'
import { add, type Fen, multiply, ZERO } from '@shiji/kit/money/fen.ts'
import type { FreightTemplate } from '../../store/index.ts'

/** Facts of goods that freight depends on. `weight` is grams of one piece. */
export interface FreightLine {
  readonly mode: FreightMode
  readonly freightId: number | null
  readonly weight: number
  readonly buyNum: number
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
  readonly weight: number
  readonly amount: Fen
}

export interface FreightResult {
  readonly parts: readonly FreightPart[]
  readonly amount: Fen
}

/** First weight at its price, then every started step at its own (reference 4.7 with its edge cases fixed). */
export function freightOfWeight(template: FreightTemplate, weight: number): Fen {
  const beyond = Math.max(0, weight - template.firstWeight)
  return add(template.firstPrice, multiply(template.stepPrice, Math.ceil(beyond / template.stepWeight)))
}

/**
 * Freight of one store's lines. Free lines cost nothing; the others are weighed together per template: their own one if
 * it reaches the area, else the one that names the city, else the province, else the default. Refuses when none is
 * left.
 */
export function calculateFreight(
  lines: readonly FreightLine[],
  templates: readonly FreightTemplate[],
  area: FreightArea | undefined,
): FreightResult | 'freight.no_default' {
  const free: FreightLine[] = []
  const byTemplate = new Map<FreightTemplate, { mode: FreightMode; lines: FreightLine[] }>()
  for (const line of lines) {
    if (line.mode === 'free') {
      free.push(line)
      continue
    }
    const template = templateFor(line, templates, area)
    if (template === undefined) return 'freight.no_default'
    const group = byTemplate.get(template) ?? { mode: modeOf(line, template), lines: [] }
    group.lines.push(line)
    byTemplate.set(template, group)
  }
  const paid = Array.from(byTemplate, ([template, group]): FreightPart => {
    const weight = weightOf(group.lines)
    return {
      templateId: template.id,
      name: template.name,
      mode: group.mode,
      weight,
      amount: freightOfWeight(template, weight),
    }
  })
  const parts =
    free.length === 0
      ? paid
      : [...paid, { templateId: null, name: '', mode: 'free' as const, weight: weightOf(free), amount: ZERO }]
  return { parts, amount: add(...parts.map(part => part.amount)) }
}

const weightOf = (lines: readonly FreightLine[]): number =>
  lines.reduce((sum, line) => sum + line.weight * line.buyNum, 0)

const modeOf = (line: FreightLine, template: FreightTemplate): FreightMode =>
  line.mode === 'custom' && line.freightId === template.id ? 'custom' : 'default'

function templateFor(
  line: FreightLine,
  templates: readonly FreightTemplate[],
  area: FreightArea | undefined,
): FreightTemplate | undefined {
  const own = line.mode === 'custom' ? templates.find(template => template.id === line.freightId) : undefined
  if (own !== undefined && reaches(own, area)) return own
  const naming = (code: number | undefined) =>
    code === undefined ? undefined : templates.find(template => template.areaIds.includes(code))
  return naming(area?.cityId) ?? naming(area?.provinceId) ?? templates.find(template => template.isDefault)
}

const reaches = ({ areaIds }: FreightTemplate, area: FreightArea | undefined): boolean =>
  areaIds.length === 0 || (area !== undefined && (areaIds.includes(area.cityId) || areaIds.includes(area.provinceId)))
