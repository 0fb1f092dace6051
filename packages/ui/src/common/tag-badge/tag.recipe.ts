import { defineRecipe } from '@chakra-ui/react/styled-system'

const status = (name: string) => ({ bg: `status.${name}.subtle`, color: `status.${name}.fg` })
const plain = (number: number) => ({ bg: `tag.${number}.subtle`, color: `tag.${number}.fg` })

/** Styles of tags: a tint with a text on it. */
export const tagRecipe = defineRecipe({
  className: 'sj-tag',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxW: 'full',
    px: '2',
    minH: '22px',
    borderRadius: 'xs',
    textStyle: 'xs',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      success: status('success'),
      warning: status('warning'),
      danger: status('danger'),
      info: status('info'),
      neutral: { bg: 'neutral.subtle', color: 'neutral.fg' },
      accent: { bg: 'accent.subtle', color: 'accent.fg' },
      plain1: plain(1),
      plain2: plain(2),
      plain3: plain(3),
      plain4: plain(4),
    },
  },
  defaultVariants: { tone: 'neutral' },
})
