import type { Article, Kind, Leaf } from '../assortment/shape.ts'
import type { PictureView } from '../types.ts'
import type { ColourCode } from './colours.ts'

/** Address under which the server serves the pictures; `/800/` follows, or `/400/` and `/160/`, which it makes. */
export const PICTURES = '/files/demo'

/** One picture, `<key>.webp` with 800 px. */
export interface Picture {
  readonly key: string
  readonly kind: Kind
  /** The article that it shows; of a shared picture the first of those that share it. */
  readonly article: Article
  /** The colourway that it shows; none when the thing has its natural colour. */
  readonly colour: ColourCode | undefined
  readonly view: PictureView
}

/** The pictures of one article, its cover first. */
export interface Gallery {
  readonly cover: Picture
  /** The other colours on sale. */
  readonly recolours: readonly Picture[]
  /** In use, from near, beside a thing of known size; shared with other articles of the kind that look alike. */
  readonly shared: readonly Picture[]
}

const SHARED = ['scene', 'close', 'size'] as const
/** Most articles of a kind that show the same pictures besides the cover. */
const SHARING = 4
const RECOLOURS = 2

/** Pictures of each article of a class, in their order: `sofa-3`, `sofa-3-fog`, `sofa-corner-scene`. */
export function galleriesOf(leaf: Leaf): Gallery[] {
  return leaf.articles.map((article, at): Gallery => {
    const kind = leaf.kinds.find(({ code }) => code === article.kind)
    if (kind === undefined) throw new RangeError(`${leaf.code} has no kind ${article.kind}`)
    const [first, ...others] = article.colours ?? []
    const key = `${leaf.code}-${at + 1}`
    const own = { kind, article }
    return {
      cover: { ...own, key, colour: first, view: 'front' },
      recolours: others.slice(0, RECOLOURS).map(colour => ({ ...own, key: `${key}-${colour}`, colour, view: 'front' })),
      shared: sharedOf(leaf, kind, article),
    }
  })
}

/** Every picture of a class, each once. */
export function picturesOf(leaf: Leaf): Picture[] {
  const all = galleriesOf(leaf).flatMap(({ cover, recolours, shared }) => [cover, ...recolours, ...shared])
  return [...new Map(all.map(picture => [picture.key, picture])).values()]
}

/**
 * A kind with more articles than may share its pictures has a second set, `sofa-corner-scene-2`; an article that stands alone has its own,
 * `sofa-9-scene`.
 */
function sharedOf(leaf: Leaf, kind: Kind, article: Article): Picture[] {
  if (article.alone === true) {
    const key = `${leaf.code}-${leaf.articles.indexOf(article) + 1}`
    return SHARED.map(view => ({ key: `${key}-${view}`, kind, article, colour: article.colours?.[0], view }))
  }
  const members = leaf.articles.filter(each => each.kind === kind.code)
  const set = Math.floor(members.indexOf(article) / SHARING)
  const first = members[set * SHARING] ?? article
  return SHARED.map(view => ({
    key: `${leaf.code}-${kind.code}-${view}${set === 0 ? '' : `-${set + 1}`}`,
    kind,
    article: first,
    colour: first.colours?.[0],
    view,
  }))
}

/** Address of a picture on the wire. */
export function pictureAddress(key: string, size: 800 | 400 | 160 = 800): string {
  return `${PICTURES}/${size}/${key}.webp`
}
