import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Rating } from './rating.tsx'
import { RatingInput } from './rating-input.tsx'

const meta: Meta<typeof Rating> = {
  title: 'Shop/Rating',
  component: Rating,
  subcomponents: { RatingInput },
  args: { value: 4.8, size: 16 },
}
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
    await userEvent.click(
      canvas.getByRole('radio', { name: said('ui.rating_choice_other', { count: 4, meaning: said('ui.rating_4') }) }),
    )
    await expect(
      canvas.getByRole('radio', { name: said('ui.rating_choice_other', { count: 4, meaning: said('ui.rating_4') }) }),
    ).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(
      canvas.getByRole('radio', { name: said('ui.rating_choice_one', { count: 1, meaning: said('ui.rating_1') }) }),
    ).not.toBeChecked()
    await expect(
      canvas.getByRole('radio', { name: said('ui.rating_choice_other', { count: 5, meaning: said('ui.rating_5') }) }),
    ).toBeChecked()
  },
}

/** Both ends and parts of a star; values outside are drawn as the nearest end. */
export const Ends: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[0, 0.5, 2.3, 5].map(value => (
        <Rating key={value} value={value} size={24} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const figure of ['0.0', '0.5', '2.3', '5.0'])
      await waitFor(() => expect(within(canvasElement).getByText(figure)).toBeVisible())
  },
}

/** In English the meanings are English. */
export const GivenInEnglish: StoryObj = {
  globals: { language: 'en' },
  render: () => <Held />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('radio')).toHaveLength(5)
    await expect(within(canvasElement).getByRole('radio', { name: /^5 stars/ })).not.toBeChecked()
  },
}
