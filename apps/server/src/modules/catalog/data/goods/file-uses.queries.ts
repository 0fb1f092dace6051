import type { FileUse } from '@shiji/contract/files/file-spaces.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { FileUses, UsedFile } from '../../../../infra/files/file-uses.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { brandApplications } from '../brands/brand.table.ts'
import { goodsBrands } from '../classes/class.table.ts'
import { goodsScope } from './goods.repo.ts'
import { goods, goodsFilesText, type StoredAxis, skus } from './goods.table.ts'

/** SKUs that are looked at for one picture: many SKUs of the same goods may share it. */
const MOST_SKUS = 1_000

/** Where goods that are not deleted, their SKUs and brands use files of a store. */
export const catalogFileUses: FileUses = async (ctx, store, urls, most) => {
  if (urls.length === 0) return []
  const [inGoods, inSkus, inBrands] = [
    await goodsUses(ctx, store, urls, most),
    await skuUses(ctx, store, urls, most),
    await brandUses(ctx, store, urls),
  ]
  return [...joined([...inGoods, ...inSkus]), ...inBrands]
}

type GoodsUse = Pick<UsedFile, 'url' | 'id' | 'name' | 'name_en' | 'parts'>

/** One entry per file and goods, with the parts of all. */
function joined(found: readonly GoodsUse[]): UsedFile[] {
  const groups = Map.groupBy(found, ({ url, id }) => `${id} ${url}`)
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            ...first,
            user: 'goods' as const,
            parts: [...new Set([first, ...others].flatMap(use => use.parts))],
          },
        ],
  )
}

/**
 * Goods by the addresses in their row, through the index `goods_files`. Each file has a subquery of its own, so that
 * one that all goods show costs no more than another.
 */
async function goodsUses(ctx: Ctx, store: StoreScope, urls: readonly string[], most: number): Promise<GoodsUse[]> {
  const texts = sql.raw(goodsFilesText('goods.'))
  const used = ctx.db
    .select({
      id: goods.id,
      name: goods.name,
      nameEn: goods.nameEn,
      images: goods.images,
      axes: goods.axes,
      video: goods.video,
      inDetail:
        sql<boolean>`(position(asked.url in ${goods.content}) > 0 or position(asked.url in ${goods.contentEn}) > 0)`.as(
          'in_detail',
        ),
    })
    .from(goods)
    .where(and(goodsScope(store), sql`${texts} @> array[asked.url]`))
    .limit(most)
    .as('used')
  const rows = await ctx.db
    .select({
      url: sql<string>`asked.url`,
      id: used.id,
      name: used.name,
      nameEn: used.nameEn,
      images: used.images,
      axes: used.axes,
      video: used.video,
      inDetail: used.inDetail,
    })
    .from(asked(urls))
    .crossJoinLateral(used)
  return rows.map(row => ({ url: row.url, id: row.id, name: row.name, name_en: row.nameEn, parts: partsOf(row) }))
}

function partsOf(row: {
  readonly url: string
  readonly images: readonly string[]
  readonly axes: readonly StoredAxis[]
  readonly video: string
  readonly inDetail: boolean
}): FileUse['parts'] {
  const isSku = row.axes.some(axis => axis.values.some(value => value.image === row.url))
  return [
    ...(row.images[0] === row.url ? (['cover'] as const) : []),
    ...(row.images.indexOf(row.url, 1) > 0 ? (['gallery'] as const) : []),
    ...(isSku ? (['sku'] as const) : []),
    ...(row.video === row.url ? (['video'] as const) : []),
    ...(row.inDetail ? (['detail'] as const) : []),
  ]
}

/** Goods by the pictures of their SKUs, through the index `skus_by_image`. */
async function skuUses(ctx: Ctx, store: StoreScope, urls: readonly string[], most: number): Promise<GoodsUse[]> {
  const pictured = ctx.db
    .select({ goodsId: skus.goodsId })
    .from(skus)
    .where(
      and(
        inScope(store, { store: skus.storeId }),
        isNull(skus.deletedAt),
        sql`${skus.image} <> ''`,
        sql`${skus.image} = asked.url`,
      ),
    )
    .limit(MOST_SKUS)
    .as('pictured')
  const used = ctx.db
    .selectDistinct({ id: goods.id, name: goods.name, nameEn: goods.nameEn })
    .from(pictured)
    .innerJoin(goods, and(eq(goods.id, pictured.goodsId), goodsScope(store)))
    .limit(most)
    .as('used')
  const rows = await ctx.db
    .select({ url: sql<string>`asked.url`, id: used.id, name: used.name, nameEn: used.nameEn })
    .from(asked(urls))
    .crossJoinLateral(used)
  return rows.map(row => ({ url: row.url, id: row.id, name: row.name, name_en: row.nameEn, parts: ['sku'] }))
}

/** Applications of the store for brands, and the brands themselves: a brand that was passed keeps the picture. */
async function brandUses(ctx: Ctx, store: StoreScope, urls: readonly string[]): Promise<UsedFile[]> {
  const named = (table: typeof brandApplications | typeof goodsBrands) => ({
    url: table.thumb,
    id: table.id,
    name: table.nameZh,
    name_en: table.nameEn,
  })
  const applied = await ctx.db
    .select({ ...named(brandApplications), brandId: brandApplications.brandId })
    .from(brandApplications)
    .where(and(inScope(store, { store: brandApplications.storeId }), inArray(brandApplications.thumb, [...urls])))
  const brands = await ctx.db
    .select(named(goodsBrands))
    .from(goodsBrands)
    .where(inArray(goodsBrands.thumb, [...urls]))
  const others = brands.filter(brand => !applied.some(({ brandId }) => brandId === brand.id))
  return [...applied, ...others].map(({ url, id, name, name_en }) => ({
    ...{ url, user: 'brand' as const, id, name, name_en },
    parts: ['brand_logo' as const],
  }))
}

const asked = (urls: readonly string[]) => sql`unnest(${sql.param([...urls])}::text[]) as asked(url)`
