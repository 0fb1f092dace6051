import { defineRecipe } from '@chakra-ui/react/styled-system'

const mark = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='${path}' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E") center / 100% no-repeat`

const dot =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='8' cy='8' r='3.5'/%3E%3C/svg%3E\") center / 100% no-repeat"

// Native inputs: they need no script, so 400 of them in a table cost almost nothing.
const drawn = (shape: string) => ({
  appearance: 'none',
  flexShrink: '0',
  display: 'inline-grid',
  placeContent: 'center',
  w: '18px',
  h: '18px',
  m: '0',
  bg: 'bg.surface',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  cursor: 'pointer',
  transition: 'background-color 140ms, border-color 140ms',
  _before: {
    content: '""',
    w: '16px',
    h: '16px',
    bg: 'accent.contrast',
    mask: shape,
    transform: 'scale(0)',
    transition: 'transform 140ms',
  },
  '&:hover:not(:disabled)': { borderColor: 'accent.solid' },
  // Radios without a choice also match `:indeterminate`.
  '&:checked, &[type=checkbox]:indeterminate': {
    bg: 'accent.solid',
    borderColor: 'accent.solid',
    _before: { transform: 'scale(1)' },
  },
  '&[aria-invalid=true]': { borderColor: 'status.danger.border' },
  '&:disabled': { cursor: 'not-allowed', bg: 'bg.sunken', borderColor: 'border.strong', _before: { bg: 'fg.subtle' } },
})

export const checkboxRecipe = defineRecipe({
  className: 'sj-checkbox',
  base: {
    ...drawn(mark('M3.5 8.5 6.5 11.5 12.5 4.5')),
    borderRadius: 'xs',
    '&:indeterminate::before': { mask: mark('M4 8h8') },
  },
})

export const radioRecipe = defineRecipe({ className: 'sj-radio', base: { ...drawn(dot), borderRadius: 'full' } })

export const switchRecipe = defineRecipe({
  className: 'sj-switch',
  base: {
    appearance: 'none',
    flexShrink: '0',
    position: 'relative',
    w: '40px',
    h: '24px',
    m: '0',
    borderRadius: 'full',
    bg: 'border.control',
    cursor: 'pointer',
    transition: 'background-color 140ms',
    _before: {
      content: '""',
      position: 'absolute',
      top: '3px',
      insetInlineStart: '3px',
      w: '18px',
      h: '18px',
      borderRadius: 'full',
      bg: 'bg.surface',
      transition: 'transform 140ms',
    },
    '&:checked': { bg: 'accent.solid', _before: { transform: 'translateX(16px)' } },
    '&:disabled': { cursor: 'not-allowed', bg: 'border.strong' },
  },
})
