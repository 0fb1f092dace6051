import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './countdown.tsx'

const meta: Meta<typeof Countdown> = {
  title: 'Shop/Countdown',
  component: Countdown,
  args: { until: '2099-01-01T00:00:00Z', form: 'words', boxed: false },
  argTypes: { form: { control: 'inline-radio', options: ['words', 'clock'] } },
}
export default meta

export const Playground: StoryObj<typeof Countdown> = {}

/** Both forms of §4, boxed, and what is over. They turn together. */
export const Forms: StoryObj = {
  render: () => (
    <chakra.div display="grid" gap="3">
      <Countdown until={Date.now() + 93_784_000} />
      <Countdown until={Date.now() + 93_784_000} form="clock" />
      <Countdown until={Date.now() + 4_930_000} form="clock" boxed />
      <Countdown until="2020-01-01T00:00:00Z" form="clock" boxed />
    </chakra.div>
  ),
}
