import { webpWithin, write } from './files.ts'
import type { Studio } from './studio/browser.ts'

/** Campaign pictures in the order in which the studio lays them out, by the names of their files. */
export const CAMPAIGN = ['trail', 'living', 'coffee', 'bath', 'fruit', 'story', 'evening'] as const

/** The first banner is the largest picture of the home page, so each stays small enough to come at once. */
const QUALITIES = [78, 68, 58, 48] as const
const LARGEST = 50 * 1024

/** Takes the wanted campaign pictures, 1600 × 720, without any text: words are written over them by the page. */
export async function makeCampaign(only: RegExp, studio: () => Promise<Studio>): Promise<void> {
  for (const [article, name] of CAMPAIGN.entries()) {
    if (!only.test(name)) continue
    const job = { leaf: 'campaign', article, colour: null, view: 'front', quality: 'final' } as const
    const shot = await (await studio()).shootCover({ ...job, side: 1600, height: 720 })
    await write(`campaign/${name}.webp`, await webpWithin(shot, QUALITIES, LARGEST))
    console.log(`campaign ${name}`)
  }
}
