import { expect, it } from 'vitest'
import { publicName } from './public-name.ts'

it.each([
  ['林小满', '林**满'],
  ['林', '林**'],
  ['😀朋友🎉', '😀**🎉'],
  ['', '**'],
])('the nickname %j is read as %j', (nickname, shown) => {
  expect(publicName(nickname)).toBe(shown)
})
