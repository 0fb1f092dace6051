import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StoreSeal } from './store-seal.tsx'

const meta: Meta<typeof StoreSeal> = {
  title: 'Shop/Store seal',
  component: StoreSeal,
  args: { name: '声场研究所', size: 64 },
}
export default meta
type Story = StoryObj<typeof StoreSeal>

/** The first Chinese character of the name, else its first letter; one colour per name. */
export const OneCharacter: Story = {
  render: args => (
    <chakra.div display="flex" gap="3">
      {['声场研究所', 'Jing 景窑', 'Soundfield Lab', '☺'].map(name => (
        <StoreSeal {...args} key={name} name={name} />
      ))}
    </chakra.div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('声景S市')
  },
}
export const OwnColour: Story = { args: { color: '#075C4B' } }
export const Small: Story = { args: { size: 24 } }
