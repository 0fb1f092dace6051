import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COLOURS } from './words.ts'

/** Folder of the committed pictures and the address under which the server gives them out. */
export const PICTURES_FOLDER = join(import.meta.dirname, '../pictures')
const ADDRESS = '/files/demo/800'

/** What exists of one class: a picture per colourway, and shared ones of its model (close-up, scene). File names without folder. */
export interface ClassPictures {
  readonly colours: Readonly<Record<string, string>>
  readonly shared: readonly string[]
}

type Manifest = Readonly<Record<string, ClassPictures>>

let manifest: Manifest | undefined

/** The list of pictures that the generator wrote beside them. */
export function pictureManifest(): Manifest {
  const file = join(PICTURES_FOLDER, 'manifest.json')
  manifest ??= existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return manifest ?? {}
}

const address = (file: string): string => `${ADDRESS}/${file}`

/** Address of a class's picture in a colour; the nearest colour that exists, else the class's first picture. */
export function colourPicture(classCode: string, colour: string): string {
  const pictures = pictureManifest()[classCode]
  const file = pictures?.colours[colour] ?? Object.values(pictures?.colours ?? {})[0] ?? pictures?.shared[0]
  return file === undefined ? '' : address(file)
}

/** Close-ups and scenes that all goods of a class share. */
export const sharedPictures = (classCode: string): string[] => (pictureManifest()[classCode]?.shared ?? []).map(address)

/** Colours in which a class has pictures, in the order of `COLOURS`. */
export const coloursOf = (classCode: string) => {
  const found = COLOURS.filter(colour => pictureManifest()[classCode]?.colours[colour.code] !== undefined)
  return found.length > 0 ? found : COLOURS
}
