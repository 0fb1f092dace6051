import type { Leaf } from '../assortment/shape.ts'
import type { PictureView } from '../types.ts'
import { type ColourCode, colours } from './colours.ts'
import { galleriesOf, isModel, type Picture } from './pictures.ts'

/**
 * Pictures that are committed for classes whose planned ones are not drawn yet: per drawing the colours of its fronts, then
 * its other views, in the order of the numbers `<leaf>-<n>`. A class leaves this list when its pictures are drawn.
 */
const COMMITTED: Readonly<Record<string, string>> = {
  tropical: 'pineapple: - .close; mango: - .trio; coconut: - .pair; banana: -; kiwi-fruit: - .trio',
  beef: 'cut-of-meat: - .close .pair; meat-on-bone: - .close; poultry-leg: - .trio',
  coffee: 'coffee-bag: copper cocoa teal plum .scene',
}

interface CommittedFile {
  readonly key: string
  readonly drawing: string
  readonly view: string
  readonly colour: string
}

/** Files of a class that is not drawn yet; none when it is. */
export function committedFiles(leaf: string): CommittedFile[] {
  const drawings = (COMMITTED[leaf] ?? '').split('; ').filter(text => text !== '')
  return drawings
    .flatMap(text => {
      const [drawing = '', list = ''] = text.split(': ')
      const words = list.split(' ')
      const fronts = words.filter(word => !word.startsWith('.'))
      return words.map((word, at) =>
        word.startsWith('.')
          ? { drawing, view: word.slice(1), colour: fronts[(at - fronts.length) % fronts.length] ?? '-' }
          : { drawing, view: 'front', colour: word },
      )
    })
    .map((file, at) => ({ ...file, key: `${leaf}-${at + 1}` }))
}

/** Views that come nearest to a planned one, best first. */
const NEAREST: Readonly<Record<PictureView, readonly string[]>> = {
  front: ['front', 'tilt', 'turn', 'pair'],
  scene: ['scene', 'trio', 'pair', 'turn'],
  close: ['close', 'tilt', 'turn'],
  size: ['pair', 'trio', 'turn', 'tilt', 'scene'],
}

/** The key of the file that shows each planned picture of a class: its own when it is drawn, else the nearest committed one. */
export function shownKeys(leaf: Leaf): ReadonlyMap<string, string> {
  const files = committedFiles(leaf.code)
  const shown = new Map<string, string>()
  const covers = new Map<string, number>()
  for (const { cover, recolours, shared } of galleriesOf(leaf)) {
    const taken = new Set<string>()
    for (const picture of [cover, ...recolours, ...shared]) {
      const uses = (key: string) => (taken.has(key) ? 200 : 0) + (picture === cover ? 15 * (covers.get(key) ?? 0) : 0)
      const key = shown.get(picture.key) ?? nearest(files, picture, uses)?.key ?? picture.key
      shown.set(picture.key, key)
      taken.add(key)
      if (picture === cover) covers.set(key, (covers.get(key) ?? 0) + 1)
    }
  }
  return shown
}

function nearest(files: readonly CommittedFile[], picture: Picture, uses: (key: string) => number) {
  const { drawing } = picture.kind
  const name = isModel(drawing) ? drawing : drawing.motif
  const wanted = NEAREST[picture.view]
  const cost = (file: CommittedFile): number => {
    const place = wanted.indexOf(file.view)
    const view = 25 * (place < 0 ? wanted.length : place)
    return view + (file.drawing === name ? 0 : 45) + distance(picture.colour, file.colour) + uses(file.key)
  }
  return files.toSorted((a, b) => cost(a) - cost(b))[0]
}

const isColour = (code: string): code is ColourCode => code in colours

/** How far two colours are apart, from 0 to 60. */
function distance(wanted: ColourCode | undefined, code: string): number {
  if (wanted === undefined) return code === '-' ? 0 : 10
  if (!isColour(code)) return 30
  const [one, other] = [wanted, code].map(each => (isColour(each) ? channels(colours[each].hex) : []))
  return (60 * Math.hypot(...(one ?? []).map((value, at) => (value - (other?.[at] ?? 0)) / 255))) / Math.sqrt(3)
}

const channels = (hex: string): number[] => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
