import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import type { MouseEvent, ReactNode } from 'react'
import { type Problems, SECTIONS, type SectionName, sectionOf } from '../faults/problem-places.ts'

const idOf = (name: SectionName): string => `goods-${name}`

/** Scrolls to a part of the page without a history entry, since those belong to pages. */
function goTo(event: MouseEvent, name: SectionName): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const part = document.getElementById(idOf(name))
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}

/** The sections of the form, each with its number of errors. */
export function SectionList({ problems }: { readonly problems: Problems }) {
  const say = useText('goods')
  const places = Object.keys(problems)
  return (
    <chakra.nav
      aria-label={say('goods.places')}
      hideBelow="xl"
      position="sticky"
      top="72px"
      w="148px"
      flexShrink="0"
      textStyle="sm"
    >
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {SECTIONS.map(name => {
          const wrong = places.filter(place => sectionOf(place) === name).length
          return (
            <li key={name}>
              <chakra.a
                href={`#${idOf(name)}`}
                onClick={event => goTo(event, name)}
                display="block"
                px="3"
                py="1.5"
                borderRadius="sm"
                color={wrong > 0 ? 'status.danger.fg' : 'fg.muted'}
                fontWeight={wrong > 0 ? 'semibold' : 'medium'}
                textDecoration="none"
                _hover={{ bg: 'bg.hover', color: 'fg' }}
              >
                {say(`goods.section.${name}`)}
                {wrong > 0 && (
                  <chakra.span display="block" textStyle="xs">
                    {say('goods.places_wrong', { count: wrong })}
                  </chakra.span>
                )}
              </chakra.a>
            </li>
          )
        })}
      </chakra.ul>
    </chakra.nav>
  )
}

/** One titled part of the form, which the list leads to. */
export function FormSection({ name, children }: { readonly name: SectionName; readonly children: ReactNode }) {
  const say = useText('goods')
  const titleId = `${idOf(name)}-title`
  return (
    <chakra.section
      id={idOf(name)}
      aria-labelledby={titleId}
      tabIndex={-1}
      outline="0"
      scrollMarginTop="72px"
      p={{ base: '4', md: '5' }}
      bg="bg.surface"
      borderRadius="md"
      minW="0"
    >
      <chakra.h2 id={titleId} textStyle="lg" fontWeight="semibold" mb="4">
        {say(`goods.section.${name}`)}
      </chakra.h2>
      {children}
    </chakra.section>
  )
}
