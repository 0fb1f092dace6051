import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import { FREIGHT_MODES, SHELF_STATUSES } from '@shiji/contract/statuses.ts'
import { type Locale, locales } from '@shiji/i18n/locale.ts'
import { translate } from '@shiji/i18n/server.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { templatesOf } from '../../../store/index.ts'
import type { SheetRefs } from '../../domain/goods-lines.ts'
import { namesOf, wordsOf } from '../../domain/sheet-words.ts'

/** Between the levels of a class in a cell. */
const UNDER = ' > '

/** What the cells of a store's sheet may name: classes by their path, brands, freight templates, and words. */
export async function loadRefs(ctx: Ctx<SellerActor>, locale: Locale): Promise<SheetRefs> {
  const classes = await ctx.ports.siteCatalog.classes(ctx)
  const brands = await ctx.ports.siteCatalog.brands(ctx)
  const freights = await templatesOf(ctx, [ctx.scope.id])
  const inOrder = [locale, ...locales.filter(each => each !== locale)]
  const texts = <W extends string>(group: string) =>
    inOrder.map(each => (word: W) => translate(each, `sheet.${group}.${word}`))
  return {
    classes: namesOf(pathsOf(classes)),
    brands: namesOf(brands.map(({ id, name, name_en }) => ({ id, name, other: name_en }))),
    freights: namesOf(freights.map(({ id, name }) => ({ id, name }))),
    shelf: wordsOf(SHELF_STATUSES, texts('shelf')),
    freight: wordsOf(FREIGHT_MODES, texts('freight')),
  }
}

interface Path {
  readonly id: number
  readonly name: string
  readonly other: string
}

/** The classes of the third level with their paths in both languages. */
const pathsOf = (nodes: readonly ClassNode[], above: readonly ClassNode[] = []): Path[] =>
  nodes.flatMap(node => {
    const path = [...above, node]
    if (path.length < 3) return pathsOf(node.children, path)
    const text = (name: 'name' | 'name_en') => path.map(each => each[name]).join(UNDER)
    return [{ id: node.id, name: text('name'), other: text('name_en') }]
  })
