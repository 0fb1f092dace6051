import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Small keyed recipes for the plain parts of Chakra that screens may use as they are. */
export const textRecipes = {
  text: defineRecipe({}),
  heading: defineRecipe({ base: { fontWeight: 'semibold', textStyle: 'xl' } }),
  link: defineRecipe({
    base: {
      color: 'accent.fg',
      cursor: 'pointer',
      borderRadius: 'xs',
      textUnderlineOffset: '0.2em',
      _hover: { textDecoration: 'underline' },
    },
  }),
  icon: defineRecipe({ base: { display: 'inline-block', w: '1em', h: '1em', flexShrink: '0' } }),
  separator: defineRecipe({ base: { display: 'block', borderColor: 'border', borderTopWidth: '1px' } }),
  container: defineRecipe({ base: { w: 'full', maxW: 'content', mx: 'auto', px: { base: '3', md: '6' } } }),
}
