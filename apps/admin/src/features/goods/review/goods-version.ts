import type { GoodsForm, GoodsProposal } from '@shiji/contract/catalog/catalog.ts'

type Named<T> = { readonly zh: T; readonly en: T }

/** A SKU as buyers see it. */
export interface VersionSku {
  readonly key: string
  readonly name: Named<string>
  readonly image: string
  readonly price: number
  readonly stock: number
}

/** What buyers see of goods, of one version. */
export interface GoodsVersion {
  readonly name: Named<string>
  readonly subname: Named<string>
  readonly className: Named<string>
  readonly brandName: Named<string>
  readonly images: readonly string[]
  readonly video: string
  readonly attributes: GoodsForm['attributes']
  readonly skus: readonly VersionSku[]
  readonly content: Named<string>
}

const both = (zh: string, en: string): Named<string> => ({ zh, en })

/** The version that is sold, or that waits as a whole. */
export const storedVersion = (goods: GoodsForm): GoodsVersion => ({
  name: both(goods.name, goods.name_en),
  subname: both(goods.subname, goods.subname_en),
  className: both(goods.class_name, goods.class_name_en),
  brandName: both(goods.brand_name, goods.brand_name_en),
  images: goods.images,
  video: goods.video,
  attributes: goods.attributes,
  skus: goods.skus.map(({ id, name, name_en, image, price, stock }) => ({
    ...{ key: String(id), name: both(name, name_en), image, price, stock },
  })),
  content: both(goods.content, goods.content_en),
})

/** The version that a change would make of the goods; undefined without one. SKUs that are sold keep price and stock. */
export function proposedVersion(goods: GoodsForm): GoodsVersion | undefined {
  const { change } = goods
  if (!change) return undefined
  const { values } = change
  const now = storedVersion(goods)
  const pick = (zh: 'name' | 'subname' | 'content', en: 'name_en' | 'subname_en' | 'content_en', old: Named<string>) =>
    both(values[zh] ?? old.zh, values[en] ?? old.en)
  return {
    name: pick('name', 'name_en', now.name),
    subname: pick('subname', 'subname_en', now.subname),
    className: values.class_id === undefined ? now.className : both(change.class_name, change.class_name_en),
    brandName: values.brand_id === undefined ? now.brandName : both(change.brand_name, change.brand_name_en),
    images: values.images ?? now.images,
    video: values.video ?? now.video,
    attributes: values.attributes ?? now.attributes,
    skus: values.skus === undefined ? now.skus : proposedSkus(values.axes ?? goods.axes, values.skus, now.skus),
    content: pick('content', 'content_en', now.content),
  }
}

function proposedSkus(
  axes: GoodsForm['axes'],
  rows: NonNullable<GoodsProposal['skus']>,
  sold: readonly VersionSku[],
): VersionSku[] {
  const known = new Map(sold.map(sku => [sku.key, sku]))
  return rows.map((row, at) => {
    const values = row.value_index.flatMap((index, axis) => axes[axis]?.values[index] ?? [])
    const old = known.get(String(row.id))
    return {
      key: row.id === undefined ? `new ${at}` : String(row.id),
      name: both(
        values.map(value => value.name).join(' / '),
        values.map(value => value.name_en || value.name).join(' / '),
      ),
      image: row.image ?? values[0]?.image ?? old?.image ?? '',
      price: old?.price ?? row.price,
      stock: old?.stock ?? row.stock,
    }
  })
}

/** Whether two parts of versions differ. */
export const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)
