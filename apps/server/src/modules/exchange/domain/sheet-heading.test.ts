import { describe, expect, it } from 'vitest'
import { readHeading } from './sheet-heading.ts'

const titles = (column: string) => [`列 ${column}`]
const read = (heading: readonly string[]) => readHeading('prices', heading, titles)

describe('the heading of a file', () => {
  it('has columns in any order, by their name or in a language, and empty ones', () => {
    expect(read(['列 price', ' SKU ', ''])).toEqual({ columns: ['price', 'sku', undefined] })
  })

  it('is wrong with a column that is unknown, there twice or missing', () => {
    expect(read(['sku', 'price', 'colour']).fault).toEqual({ kind: 'unknown', text: 'colour' })
    expect(read(['sku', 'price', '列 price']).fault).toMatchObject({ kind: 'twice', column: 'price' })
    expect(read(['sku']).fault).toMatchObject({ kind: 'missing' })
  })
})
