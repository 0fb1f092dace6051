import {
  type GoodsChange,
  type GoodsInput,
  type GoodsProposal,
  REVIEWED_FIELDS,
} from '@shiji/contract/catalog/catalog.ts'
import { type Axis, matchSkus } from '../sku-matrix.ts'
import { isSame } from './is-same.ts'

type SkuInput = GoodsInput['skus'][number]

/** A SKU that is sold. */
export interface ApprovedSku {
  readonly id: number
  readonly value_index: readonly number[]
  readonly image: string
  readonly price: SkuInput['price']
  readonly market_price: NonNullable<SkuInput['market_price']>
  readonly weight: number
  readonly code: string
}

/** The version of goods that buyers see, by the names of the form. */
export type ApprovedVersion = Readonly<Omit<Required<GoodsProposal>, 'axes' | 'skus'>> & {
  readonly axes: readonly Axis[]
  readonly skus: readonly ApprovedSku[]
}

/** Who saves which goods. */
export interface SaveCase {
  readonly by: 'seller' | 'admin'
  readonly verify: 'to_be_reviewed' | 'examined' | 'rejected'
  /** Whether the platform reviews goods (spec §3 goodsVerify). */
  readonly isReviewOn: boolean
}

/** Whether reviewed fields of a save wait as a change: those of a seller for approved goods, where the platform reviews. */
export const waitsForReview = ({ by, verify, isReviewOn }: SaveCase): boolean =>
  by === 'seller' && verify === 'examined' && isReviewOn

export interface SplitSave {
  /** What applies at once; SKUs keep their places and pictures. */
  readonly now: GoodsChange
  /** Reviewed fields that differ from the approved version, on top of the open change; empty for none. */
  readonly proposal: GoodsProposal
  /** Whether the save sends a reviewed field at all. */
  readonly isReviewed: boolean
  /** For each SKU of `now`, its row in the save, -1 for none: where a problem with it belongs. */
  readonly places: readonly number[]
}

/**
 * Divides a save into what applies at once and what a reviewer must see. Fields that are not sent stay as the open
 * change has them. SKUs are divided too: figures of SKUs that are sold (price, stock, weight, code) apply at once; axes,
 * new and removed SKUs and pictures are reviewed.
 */
export function splitSave(approved: ApprovedVersion, sent: GoodsChange, open: GoodsProposal = {}): SplitSave {
  const { skus, ...rest } = sent
  const texts = only(rest, TEXTS)
  const matrix = skus === undefined ? undefined : splitMatrix(approved, sent.axes, skus)
  const proposed: GoodsProposal = { ...open, ...texts }
  const different = only(
    proposed,
    TEXTS.filter(name => !isSame(proposed[name], approved[name])),
  )
  const openMatrix = matrix?.isDropped === true ? {} : only(open, MATRIX)
  const now = without(rest, REVIEWED_FIELDS)
  return {
    now: matrix === undefined ? now : { ...now, skus: matrix.figures },
    proposal: { ...different, ...(matrix?.proposal ?? openMatrix) },
    isReviewed: Object.keys(texts).length > 0 || matrix?.proposal !== undefined || matrix?.isDropped === true,
    places: matrix?.places ?? [],
  }
}

const MATRIX = ['axes', 'skus'] as const
const TEXTS = REVIEWED_FIELDS.filter(name => name !== 'axes' && name !== 'skus')

/** The named fields that are given. */
function only<T extends object, K extends keyof T>(from: T, names: readonly K[]): Partial<Pick<T, K>> {
  const picked: Partial<Pick<T, K>> = {}
  for (const name of names) if (from[name] !== undefined) picked[name] = from[name]
  return picked
}

function without(from: GoodsChange, names: readonly (keyof GoodsChange)[]): GoodsChange {
  const rest = { ...from }
  for (const name of names) delete rest[name]
  return rest
}

interface MatrixSplit {
  /** Rows for every SKU that is sold, in its place. */
  readonly figures: SkuInput[]
  /** The matrix to review; undefined when it is the approved one. */
  readonly proposal: Pick<GoodsProposal, 'axes' | 'skus'> | undefined
  /** The approved matrix was sent with its axes: an open change of the matrix is taken back. */
  readonly isDropped: boolean
  readonly places: readonly number[]
}

function splitMatrix(approved: ApprovedVersion, axes: GoodsInput['axes'], rows: readonly SkuInput[]): MatrixSplit {
  const after = { axes: axes ?? approved.axes, skus: rows }
  const matched = matchSkus(approved, after)
  const known = new Map(approved.skus.map(sku => [sku.id, sku]))
  const places = approved.skus.map(sku => matched.indexOf(sku.id))
  const figures = approved.skus.map((sku, at) => figuresOf(sku, rows[places[at] ?? -1]))
  const isUnchanged =
    isSame(after.axes, approved.axes) &&
    rows.length === approved.skus.length &&
    rows.every((row, at) => isInPlace(row, known.get(matched[at] ?? 0)))
  if (isUnchanged) return { figures, places, proposal: undefined, isDropped: axes !== undefined }
  const skus = rows.map(({ stock_was: _, id: __, ...row }, at) => {
    const id = matched[at]
    return id === undefined ? row : { ...row, id }
  })
  const proposed = after.axes.map(axis => ({ ...axis, values: axis.values.map(value => ({ ...value })) }))
  return { figures, places, proposal: { axes: proposed, skus }, isDropped: false }
}

const isInPlace = (row: SkuInput, sku: ApprovedSku | undefined): boolean =>
  sku !== undefined && isSame(row.value_index, sku.value_index) && (row.image === undefined || row.image === sku.image)

/** A sold SKU as a row of a save that changes nothing about it; its stock stays what it is by then. */
export const figuresNow = ({ id, value_index, image, code, price, market_price, weight }: ApprovedSku): SkuInput => ({
  ...{ id, value_index: [...value_index], image, code, price, market_price, weight },
  ...{ stock: 0, stock_was: 0 },
})

/** A sold SKU in its place, with the figures of a sent row. */
const figuresOf = (sku: ApprovedSku, row: SkuInput | undefined): SkuInput =>
  row === undefined ? figuresNow(sku) : { ...row, id: sku.id, value_index: [...sku.value_index], image: sku.image }

/** A proposal as a save of today's goods: SKUs that are sold keep their figures, also those changed since, or get `figures`. */
export function saveOf(
  approved: ApprovedVersion,
  proposal: GoodsProposal,
  figures: readonly SkuInput[] = approved.skus.map(figuresNow),
): GoodsChange {
  if (proposal.skus === undefined) return proposal
  const known = new Map(figures.map(row => [row.id, row]))
  return {
    ...proposal,
    skus: proposal.skus.map(({ id, ...row }) => {
      const sold = id === undefined ? undefined : known.get(id)
      if (sold === undefined) return row
      const { image: _, ...kept } = sold
      const picture = row.image === undefined ? {} : { image: row.image }
      return { ...kept, ...picture, value_index: row.value_index }
    }),
  }
}
