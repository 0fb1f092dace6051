import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Rating } from './rating.tsx'
import { RatingInput } from './rating-input.tsx'

const meta: Meta<typeof Rating> = { title: 'Shop/Rating', component: Rating, args: { value: 4.8, size: 16 } }
export default meta

export const Shown: StoryObj<typeof Rating> = {}

const Held = () => {
  const [value, setValue] = useState<number>()
  return <RatingInput label="描述相符" value={value} onChange={setValue} />
}

/** Five radio buttons with a meaning each. */
export const Given: StoryObj = {
  render: () => <Held />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: '4 星，好' }))
    await expect(canvas.getByRole('radio', { name: '4 星，好' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '5 星，非常好' })).toBeChecked()
  },
}
