import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Countdown } from './countdown.tsx'

const meta: Meta<typeof Countdown> = {
  title: 'Shop/Countdown',
  component: Countdown,
  args: { until: '2099-01-01T00:00:00Z', form: 'words', boxed: false },
  argTypes: { form: { control: 'inline-radio', options: ['words', 'clock'] } },
}
export default meta
type Story = StoryObj<typeof Countdown>

export const Playground: Story = {}

/** Both forms of §4: '{d} 天 {hh} 时 {mm} 分 {ss} 秒' and 'hh : mm : ss', where a day is 24 hours more. */
export const Forms: StoryObj = {
  render: () => (
    <chakra.div display="grid" gap="3">
      <Countdown until={Date.now() + 93_784_000} />
      <Countdown until={Date.now() + 93_784_000} form="clock" />
      <Countdown until={Date.now() + 4_930_000} form="clock" boxed />
      <Countdown until="2020-01-01T00:00:00Z" form="clock" boxed />
    </chakra.div>
  ),
  play: async ({ canvasElement }) => {
    const [words, clock, , over] = within(canvasElement).getAllByRole('timer')
    await expect(words).toHaveTextContent(
      document.documentElement.lang === 'en'
        ? /^1 day 2 hours [23] minutes left1 day 02 hours 0[23] minutes \d\d seconds$/
        : /^剩余 1 天 2 小时 [23] 分钟1 天 02 时 0[23] 分 \d\d 秒$/,
    )
    await expect(clock).toHaveTextContent(/26 : 0[23] : \d\d/)
    await expect(over).toHaveTextContent('00:00:00')
  },
}

export const English: Story = {
  globals: { language: 'en' },
  render: () => <Countdown until={Date.now() + 93_784_000} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent(/1 day 02 hours/)
  },
}

const over = fn()

/** The end is reported once. */
export const Ends: Story = {
  args: { until: '2020-01-01T00:00:00Z', form: 'clock', onEnd: over },
  beforeEach: () => void over.mockReset(),
  play: async () => {
    await waitFor(() => expect(over).toHaveBeenCalledTimes(1))
  },
}
