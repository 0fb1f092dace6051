import { parseArgs } from 'node:util'
import { makeCampaign } from './campaign.ts'
import { makeCovers } from './covers.ts'
import { makeAvatars } from './marks/avatars.ts'
import { makeSeals } from './marks/seals.ts'
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
if (positionals.includes('covers'))
  await makeCovers({ only, again: values.again, quality, side: Number(values.side) }, studio)
if (positionals.includes('campaign')) await makeCampaign(only, studio)
if (positionals.includes('sheet')) for (const side of [160, 400]) console.log(await makeSheet(only, side))
if (opened) await (await opened).close()
