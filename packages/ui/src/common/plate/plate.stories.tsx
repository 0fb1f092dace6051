import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { bottle, lamp, mug } from '../../foundation/sample-goods.ts'
import { StoreSeal } from '../store-seal/store-seal.tsx'
import { Tag } from '../tag-badge/tag-badge.tsx'
import { plates } from '../tokens/semantic.ts'
import { Plate } from './plate.tsx'

const isTone = (name: string): name is keyof typeof plates => name in plates

const meta: Meta<typeof Plate> = {
  title: 'Shop/Plate and seal',
  component: Plate,
  args: { src: mug('#51695F'), alt: '青釉马克杯', seed: 10231, ratio: 1, radius: 'md', eager: false },
  argTypes: {
    tone: { control: 'select', options: Object.keys(plates) },
    radius: { control: 'inline-radio', options: ['none', 'sm', 'md'] },
    children: { control: false },
  },
  decorators: [
    (Story, { name }) => (
      <chakra.div w={name === 'Plates' ? 'full' : '220px'}>
        <Story />
      </chakra.div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Plate>

export const Playground: Story = {}

/** While its picture is loading, the plate reserves its space. */
export const Wide: Story = {
  args: { ratio: 1.6 },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: '青釉马克杯' }).getBoundingClientRect()
    await expect(picture.width / picture.height).toBeCloseTo(1.6, 1)
  },
}

/** If a picture fails to load, plate, badge and text stay. */
export const Lost: Story = {
  args: { src: '/no-such-picture.webp' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await waitFor(() => expect(within(canvasElement).getByRole('img', { name: '青釉马克杯' })).toBeVisible())
  },
}

/** Badges are on top of the picture. */
export const Marked: Story = {
  render: args => (
    <Plate {...args}>
      <chakra.span position="absolute" insetStart="2" top="2">
        <Tag tone="neutral">新品</Tag>
      </chakra.span>
    </Plate>
  ),
}

/** All studio plates, a lost picture, and store seals. */
export const Plates: StoryObj = {
  render: () => (
    <>
      <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(auto-fill, minmax(130px, 1fr))">
        {Object.keys(plates)
          .filter(isTone)
          .map((tone, index) => (
            <Plate
              key={tone}
              tone={tone}
              alt={tone}
              src={[mug('#51695F'), bottle('#C9A28F'), lamp('#34495E')][index % 3]}
            />
          ))}
        <Plate src="/no-such-picture.webp" alt="丢失的图片" seed={3} />
      </chakra.div>
      <chakra.div display="flex" gap="3" mt="6" alignItems="center">
        {['远山数码', 'Jing Kiln', '一盏', '润玉护肤', '云雾茶舍', '☺'].map((name, index) => (
          <StoreSeal key={name} name={name} size={32 + index * 8} />
        ))}
      </chakra.div>
    </>
  ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const ground = (name: string) =>
      getComputedStyle(canvas.getByRole('img', { name }).parentElement ?? canvasElement).backgroundImage
    const tones = Object.keys(plates)
    await expect(new Set(tones.map(ground)).size).toBe(tones.length)
    await waitFor(() => expect(canvas.getByRole('img', { name: '丢失的图片' }).tagName).not.toBe('IMG'))
    // Empty plates are flat in the dark: a bright one would glare.
    await expect(ground('丢失的图片')).toContain(globals.theme === 'dark' ? 'none' : 'gradient')
  },
}
