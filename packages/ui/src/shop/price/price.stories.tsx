import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from './price.tsx'

const meta: Meta<typeof Price> = {
  title: 'Shop/Price',
  component: Price,
  args: { fen: 129_900, size: 'lg', struck: false, from: false, plain: false },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
}
export default meta
type Story = StoryObj<typeof Price>

export const Playground: Story = {}

/** Three sizes, list price, lowest of several, sums in tables. */
export const Sizes: Story = {
  render: () => (
    <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(3, max-content)" alignItems="baseline">
      <Price fen={890} />
      <Price fen={129_900} size="md" />
      <Price fen={1_234_567_89} size="lg" />
      <Price fen={12_900} struck />
      <Price fen={39_900} size="md" from />
      <Price fen={-5000} plain />
    </chakra.div>
  ),
}

/** One accessible label, however many font sizes the digits have. */
export const ReadInOnePiece: Story = {
  play: async ({ canvasElement }) => {
    const spoken = [...canvasElement.querySelectorAll('span')].find(span => span.textContent === '¥1,299.00')
    await expect(spoken).toBeDefined()
    await expect(spoken?.closest('[aria-hidden]')).toBeNull()
  },
}

/** Zero is a price too. */
export const Free: Story = { args: { fen: 0 } }

const seen = (canvas: HTMLElement) => canvas.querySelector('[data-tabular] > [aria-hidden]')?.textContent

/** The lowest of several, in English: the word comes before the amount. */
export const FromInEnglish: Story = {
  args: { from: true },
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('From ¥1,299.00')
    await expect(seen(canvasElement)).toBe('From ¥1,299.00')
  },
}

/** The lowest of several, in Chinese: the word comes after the amount. */
export const FromInChinese: Story = {
  args: { from: true },
  globals: { language: 'zh-cn' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('¥1,299.00 起')
    await expect(seen(canvasElement)).toBe('¥1,299.00 起')
  },
}

/** In the smallest size sign and fen are still readable. */
export const ReadableSign: Story = {
  args: { fen: 890, size: 'sm' },
  play: async ({ canvasElement }) => {
    const sizes = [...canvasElement.querySelectorAll('[data-tabular] > [aria-hidden] > span')].map(part =>
      Number.parseFloat(getComputedStyle(part).fontSize),
    )
    await expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)
  },
}

/** The largest amount stays on one line. */
export const Large: Story = {
  args: { fen: 9_999_999_999_99 },
  play: async ({ canvasElement }) => {
    const height = canvasElement.querySelector('span')?.getBoundingClientRect().height ?? 0
    await expect(height).toBeLessThan(60)
  },
}
