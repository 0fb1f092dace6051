import { parseArgs } from 'node:util'
import { goodsPictures, makeGoods } from './goods.ts'
import { makeAvatars } from './marks/avatars.ts'
import { makeBanners } from './marks/banners.ts'
import { makeSeals } from './marks/seals.ts'
import { makeSigns } from './marks/signs.ts'
import { openStudio, type Studio } from './studio/browser.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
  },
})

let opened: Promise<Studio> | undefined
const studio = () => (opened ??= openStudio())
const wants = (what: string) => positionals.length === 0 || positionals.includes(what)
const only = new RegExp(values.only)

if (wants('seals')) await makeSeals()
if (wants('avatars')) await makeAvatars()
if (wants('banners')) await makeBanners(studio)
if (wants('signs')) await makeSigns(studio, only)
if (wants('goods')) {
  const quality = values.draft ? 'draft' : 'final'
  const goods = goodsPictures({ only, again: values.again, quality })
  for (const [index, picture] of goods.entries()) {
    await makeGoods(picture, quality, studio)
    console.log(`${index + 1}/${goods.length} ${picture.key}`)
  }
}
if (opened) await (await opened).close()
