import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { bottle, lamp, mug } from '../../foundation/sample-goods.ts'
import { GoodsStory } from './story.tsx'

const picture = (src: string, alt: string) => `<p><img src="${src}" alt="${alt}" width="800" height="800"></p>`

const stored = [
  '<h2>景窑 青釉马克杯 350 ml</h2><p>手工拉坯，一杯一色，日常喝水喝咖啡都合手。</p>',
  picture(mug('#7FA99B'), '正面'),
  '<h3>一窑一色</h3><p>每只都在 1,280 ℃ 的窑火里走过十二个小时，釉色有细微差别。</p>',
  picture(mug('#2F4B7C', true), '背面'),
  '<h3>装得下早餐</h3><p>350 ml，一包冲泡燕麦刚刚好。</p>',
  picture(bottle('#C9A227'), '大小对比'),
  '<h3>灯下也好看</h3><p>半哑光釉面，不反光。</p>',
  picture(lamp('#A9643F'), '灯下'),
  '<h3>包装与配送</h3><p>逐件用缓冲纸隔开，再装双层纸箱。</p>',
  '<h3>售后说明</h3><p>签收后七天内，不影响再次销售即可退换。</p>',
].join('')

const meta: Meta<typeof GoodsStory> = { title: 'Shop/Story', component: GoodsStory, args: { stored } }
export default meta
type Story = StoryObj<typeof GoodsStory>

const wide = (width: number): NonNullable<Story['decorators']> => [
  Shown => (
    <chakra.div style={{ width }}>
      <Shown />
    </chakra.div>
  ),
]

const boxOf = (root: HTMLElement, place: string): DOMRect => {
  const element = root.querySelector(place)
  if (element === null) throw new Error(`no ${place}`)
  return element.getBoundingClientRect()
}

/** Words and pictures change sides; the first scene is one panel. */
export const Wide: Story = {
  decorators: wide(840),
  play: async ({ canvasElement }) => {
    const box = (place: string) => boxOf(canvasElement, place)
    await waitFor(() => expect(box('[data-scene=picture-last] img').height).toBeGreaterThan(300))
    await expect(box('[data-scene=picture-last] img').left).toBeGreaterThan(box('[data-scene=picture-last] p').left)
    await expect(box('[data-scene=picture-first] img').right).toBeLessThan(box('[data-scene=picture-first] p').left)
    await expect(box('[data-scene=lead] img').right).toBe(box('[data-scene=lead]').right)
    await expect(canvasElement.scrollHeight).toBeLessThan(2_400)
  },
}

/** On phones the picture is below its words. */
export const Phone: Story = {
  decorators: wide(320),
  play: async ({ canvasElement }) => {
    const box = (place: string) => boxOf(canvasElement, place)
    await waitFor(() => expect(box('[data-scene=picture-first] img').height).toBeGreaterThan(200))
    for (const scene of ['lead', 'picture-last', 'picture-first']) {
      await expect(box(`[data-scene=${scene}] img`).top).toBeGreaterThan(
        box(`[data-scene=${scene}] [data-scene=words]`).bottom,
      )
    }
  },
}

export const InTheDark: Story = { ...Wide, globals: { theme: 'dark' } }

/** Text of a seller without headings: lines of at most 68 letters, in the order in which they were written. */
export const LongText: Story = {
  decorators: wide(840),
  args: {
    stored: `<p>${'Each piece is thrown by hand and fired for twelve hours. '.repeat(24)}</p>${picture(mug('#51695F'), '正面')}<p>再看一眼。</p>`,
  },
  play: async ({ canvasElement }) => {
    const [first] = canvasElement.querySelectorAll('p')
    const letter = document.createElement('span')
    letter.textContent = '0'
    first?.append(letter)
    const width = letter.getBoundingClientRect().width
    letter.remove()
    await expect(first?.getBoundingClientRect().width).toBeLessThanOrEqual(Math.ceil(68 * width))
  },
}
