/** What distinguishes SKUs: colour, size … with its values in the order to show them. */
export interface SkuAxis {
  readonly name: string
  readonly values: readonly SkuValue[]
}

export interface SkuValue {
  readonly name: string
  /** Picture of the value, for colours and patterns. */
  readonly picture?: string | undefined
}

/** What the picker has to know of a SKU; `values` follow the order of the axes. */
export interface PickableSku {
  readonly id: number
  readonly values: readonly string[]
  readonly stock: number
}

/** One name per axis, undefined where nothing is chosen yet. */
export type SkuChoice = readonly (string | undefined)[]

/** Whether a value can be chosen beside what is chosen on the other axes. */
export type ValueState = 'open' | 'sold_out' | 'impossible'

/** No choice on any axis; an axis with a single value is chosen from the start. */
export const firstChoice = (axes: readonly SkuAxis[]): SkuChoice =>
  axes.map(axis => (axis.values.length === 1 ? axis.values[0]?.name : undefined))

const fits = (sku: PickableSku, choice: SkuChoice): boolean =>
  choice.every((name, axis) => name === undefined || sku.values[axis] === name)

/** Puts a value on an axis and leaves every other axis as it was. */
export const choose = (choice: SkuChoice, axis: number, name: string | undefined): SkuChoice =>
  choice.map((old, index) => (index === axis ? name : old))

/** What choosing a value would come to: something in stock, something sold out, or no SKU at all. */
export function valueState(skus: readonly PickableSku[], choice: SkuChoice, axis: number, name: string): ValueState {
  const left = skus.filter(sku => fits(sku, choose(choice, axis, name)))
  if (left.length === 0) return 'impossible'
  return left.some(sku => sku.stock > 0) ? 'open' : 'sold_out'
}

/** The SKU of a full choice; undefined while an axis is open or when there is no such SKU. */
export function skuOf<Sku extends PickableSku>(skus: readonly Sku[], choice: SkuChoice): Sku | undefined {
  if (choice.some(name => name === undefined)) return undefined
  return skus.find(sku => fits(sku, choice))
}

/** Names of the axes on which nothing is chosen. */
export const missingAxes = (axes: readonly SkuAxis[], choice: SkuChoice): string[] =>
  axes.filter((_, index) => choice[index] === undefined).map(axis => axis.name)
