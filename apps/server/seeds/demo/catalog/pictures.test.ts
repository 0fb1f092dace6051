import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CLASSES } from './classes.ts'
import { generateGoods } from './goods.ts'
import { PICTURES, picturesOf } from './pictures.ts'
import { PLACES } from './places.ts'
import { STORES } from './stores.ts'

const FOLDER = join(import.meta.dirname, '../pictures')
const onDisk = (address: string): boolean => existsSync(join(FOLDER, address.slice(PICTURES.length)))

describe('committed pictures', () => {
  it('are exactly those that the grammar plans, in three sizes', () => {
    const planned = PLACES.flatMap(({ leaf }) => picturesOf(leaf).map(({ key }) => `${key}.webp`)).toSorted()
    for (const size of ['800', '400', '160']) expect(readdirSync(join(FOLDER, size)).toSorted()).toEqual(planned)
  })

  it('show each class in at least three ways', () => {
    expect(PLACES.filter(({ leaf }) => picturesOf(leaf).length < 3)).toEqual([])
  })

  it('exist wherever goods name them', () => {
    const named = generateGoods(20_260, 384).flatMap(item => [
      ...item.images,
      ...item.skus.map(sku => sku.image).filter(image => image !== ''),
    ])
    expect([...new Set(named)].filter(address => !onDisk(address))).toEqual([])
  })

  it('have a seal per store, forty faces, six banners and a sign for each class of two levels', () => {
    const two = (number: number) => String(number).padStart(2, '0')
    const wanted = [
      ...STORES.map((_, index) => `stores/${two(index + 1)}.webp`),
      ...Array.from({ length: 40 }, (_, index) => `avatars/${two(index + 1)}.webp`),
      ...Array.from({ length: 6 }, (_, index) => `banners/${two(index + 1)}.webp`),
      ...CLASSES.flatMap(root => [root.code, ...root.middles.map(middle => middle.code)]).map(
        code => `classes/${code}.webp`,
      ),
    ]
    expect(wanted.filter(file => !existsSync(join(FOLDER, file)))).toEqual([])
  })
})
