import { parseArgs } from 'node:util'
import { makeCampaign } from './campaign.ts'
import { makeCovers } from './covers.ts'
import { goodsPictures, makeGoods } from './goods.ts'
import { makeAvatars } from './marks/avatars.ts'
import { makeSeals } from './marks/seals.ts'
import { makeSigns } from './marks/signs.ts'
import { makeSheet } from './sheet.ts'
import { openStudio, type Studio } from './studio/browser.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    side: { type: 'string', default: '800' },
  },
})

let opened: Promise<Studio> | undefined
const studio = () => (opened ??= openStudio())
const wants = (what: string) => positionals.length === 0 || positionals.includes(what)
const only = new RegExp(values.only)
const quality = values.draft ? 'draft' : 'final'

if (wants('seals')) await makeSeals()
if (wants('avatars')) await makeAvatars()
if (wants('signs')) await makeSigns(studio, only)
if (wants('goods')) {
  const goods = goodsPictures({ only, again: values.again, quality })
  for (const [index, picture] of goods.entries()) {
    await makeGoods(picture, quality, studio)
    console.log(`${index + 1}/${goods.length} ${picture.key}`)
  }
}
if (positionals.includes('covers'))
  await makeCovers({ only, again: values.again, quality, side: Number(values.side) }, studio)
if (positionals.includes('campaign')) await makeCampaign(only, studio)
if (positionals.includes('sheet')) for (const side of [160, 400]) console.log(await makeSheet(only, side))
if (opened) await (await opened).close()
