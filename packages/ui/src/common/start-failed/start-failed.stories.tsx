import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { areas } from '../tokens/ramps.ts'
import { StartFailed } from './start-failed.tsx'

const meta: Meta<typeof StartFailed> = {
  title: 'Feedback/Start failed',
  component: StartFailed,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: { area: 'shop', onRetry: fn() },
  argTypes: { area: { control: 'inline-radio', options: areas } },
  render: (args, { globals }) => <StartFailed {...args} colorMode={globals.theme === 'dark' ? 'dark' : 'light'} />,
}
export default meta

/** The first texts of an app failed to load: the page reports it without them, and can be retried. */
export const Playground: StoryObj<typeof StartFailed> = {
  play: async ({ args, canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'))
    await expect(alert.getByRole('heading', { level: 1 })).toHaveTextContent(said('error.chunk_load'))
    await userEvent.click(alert.getByRole('button', { name: said('error.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Dark: StoryObj<typeof StartFailed> = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [, ...ground] = getComputedStyle(canvas.getByRole('main')).backgroundColor.match(/\d+/g) ?? []
    await expect(Math.max(...ground.map(Number))).toBeLessThan(64)
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const English: StoryObj<typeof StartFailed> = {
  globals: { language: 'en' },
  args: { area: 'seller' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      /^The page could not be loaded\..*Try again$/,
    )
  },
}
