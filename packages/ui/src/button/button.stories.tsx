import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon } from '../icon/icon.tsx'
import { Button, IconButton } from './button.tsx'

const meta: Meta<typeof Button> = {
  title: 'Controls/Button',
  component: Button,
  args: { children: '保存', look: 'solid', tone: 'accent', onClick: fn() },
  argTypes: {
    look: { control: 'inline-radio', options: ['solid', 'subtle', 'outline', 'ghost', 'plain'] },
    tone: { control: 'inline-radio', options: ['accent', 'neutral', 'danger'] },
    size: { control: 'inline-radio', options: ['control', 'xs', 'sm', 'md', 'lg', 'xl'] },
  },
}
export default meta
type Story = StoryObj<typeof Button>

export const Playground: Story = {}

/** Looks by tones; sizes; disabled, loading, long words. */
export const Looks: Story = {
  render: () => (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {(['accent', 'neutral', 'danger'] as const).map(tone => (
        <chakra.div key={tone} display="flex" gap="3" flexWrap="wrap" alignItems="center">
          {(['solid', 'subtle', 'outline', 'ghost', 'plain'] as const).map(look => (
            <Button key={look} look={look} tone={tone}>
              {look}
            </Button>
          ))}
          <Button look="solid" tone={tone} disabled>
            disabled
          </Button>
          <Button look="solid" tone={tone} loading>
            loading
          </Button>
          <IconButton label="删除" tone={tone}>
            <Icon of={Trash2} size={16} />
          </IconButton>
        </chakra.div>
      ))}
      <chakra.div display="flex" gap="3" flexWrap="wrap" alignItems="center">
        {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map(size => (
          <Button key={size} size={size} icon={<Icon of={Plus} size={16} />}>
            {size}
          </Button>
        ))}
      </chakra.div>
    </chakra.div>
  ),
}

/** While loading it keeps the focus and takes no second press. */
export const LoadingTakesNoPress: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    button.focus()
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}
