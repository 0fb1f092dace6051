import { expect, it } from 'vitest'
import { readableSearch } from './readable-search.ts'

it.each([
  ['/search/%%%', '/search/%25%25%25'],
  ['/api/goods_search/%E4%B8?x=%%', '/api/goods_search/%25E4%25B8?x=%%'],
  ['/integral/search/%', '/integral/search/%25'],
])('%s reaches its page as %s', (typed, read) => {
  expect(readableSearch(typed)).toBe(read)
})

it.each(['/search/eyJ9%3D', '/search', '/api/goods/%%%', '/files/%%%', '/x/search/%%%', '/'])('%s stays', address => {
  expect(readableSearch(address)).toBe(address)
})
