/** One axis of a matrix: its name and values in both languages. */
export interface Axis {
  readonly name: string
  readonly name_en: string
  readonly values: readonly { readonly name: string; readonly name_en: string; readonly image: string }[]
}

/** Position of a SKU's value on each axis, and its id when the sender knows it. */
export interface SkuPlace {
  readonly id?: number
  readonly value_index: readonly number[]
}

export interface MatrixProblem {
  readonly field: string
  readonly key: string
}

/** Value positions joined by '-'; empty for goods without axes. */
export const skuKey = (place: Pick<SkuPlace, 'value_index'>): string => place.value_index.join('-')

/** The problems of a matrix: duplicate names, positions that do not exist, duplicate combinations or codes. */
export function matrixProblems(
  axes: readonly Axis[],
  skus: readonly (SkuPlace & { readonly code?: string })[],
): MatrixProblem[] {
  return [...axisProblems(axes), ...placeProblems(axes, skus), ...codeProblems(skus)]
}

function axisProblems(axes: readonly Axis[]): MatrixProblem[] {
  const twice = (names: readonly string[], field: (index: number) => string): MatrixProblem[] =>
    names.flatMap((name, index) => (names.indexOf(name) < index ? [{ field: field(index), key: 'refusal.taken' }] : []))
  return [
    ...twice(
      axes.map(axis => axis.name),
      index => `axes.${index}.name`,
    ),
    ...axes.flatMap((axis, index) =>
      twice(
        axis.values.map(value => value.name),
        at => `axes.${index}.values.${at}.name`,
      ),
    ),
  ]
}

function placeProblems(axes: readonly Axis[], skus: readonly SkuPlace[]): MatrixProblem[] {
  const seen = new Set<string>()
  return skus.flatMap((sku, index): MatrixProblem[] => {
    const field = `skus.${index}.value_index`
    const exists =
      sku.value_index.length === axes.length &&
      sku.value_index.every((at, axis) => axes[axis]?.values[at] !== undefined)
    if (!exists) return [{ field, key: 'error.wrong_format' }]
    const key = skuKey(sku)
    if (seen.has(key)) return [{ field, key: 'refusal.sku_duplicate' }]
    seen.add(key)
    return []
  })
}

function codeProblems(skus: readonly { readonly code?: string }[]): MatrixProblem[] {
  const codes = skus.map(sku => sku.code ?? '')
  return codes.flatMap((code, index) =>
    code !== '' && codes.indexOf(code) < index ? [{ field: `skus.${index}.code`, key: 'refusal.taken' }] : [],
  )
}

const valuesOf = (axes: readonly Axis[], place: SkuPlace) =>
  place.value_index.flatMap((at, axis) => axes[axis]?.values[at] ?? [])

/** Name of a SKU in both languages, values in the order of the axes; English is empty when no value has an English name. */
export function skuNames(axes: readonly Axis[], place: SkuPlace): { readonly name: string; readonly nameEn: string } {
  const values = valuesOf(axes, place)
  const hasEnglish = values.some(value => value.name_en !== '')
  return {
    name: values.map(value => value.name).join(' / '),
    nameEn: hasEnglish ? values.map(value => value.name_en || value.name).join(' / ') : '',
  }
}

/** Picture of a SKU's value on the first axis. */
export const axisImage = (axes: readonly Axis[], place: SkuPlace): string => valuesOf(axes, place)[0]?.image ?? ''

/** An existing SKU, at its position on the previous axes. */
export interface KnownSku {
  readonly id: number
  readonly value_index: readonly number[]
}

/**
 * Which existing SKU each row is: the one with its id, else the one with the same values by name, at any position of
 * axes and values. A row is undefined when it is new. Unknown ids are left to the caller to refuse.
 */
export function matchSkus(
  before: { readonly axes: readonly Axis[]; readonly skus: readonly KnownSku[] },
  after: { readonly axes: readonly Axis[]; readonly skus: readonly SkuPlace[] },
): (number | undefined)[] {
  const named = new Set(after.skus.flatMap(sku => (sku.id === undefined ? [] : [sku.id])))
  const byPath = new Map(before.skus.flatMap(sku => (named.has(sku.id) ? [] : [[pathOf(before.axes, sku), sku.id]])))
  return after.skus.map(sku => {
    if (sku.id !== undefined) return sku.id
    const path = pathOf(after.axes, sku)
    const id = byPath.get(path)
    byPath.delete(path)
    return id
  })
}

/** Axis and value names, independent of the order of axes. */
function pathOf(axes: readonly Axis[], place: SkuPlace): string {
  const pairs = place.value_index.map((at, axis) => [axes[axis]?.name ?? '', axes[axis]?.values[at]?.name ?? ''])
  return JSON.stringify(pairs.toSorted(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0)))
}
