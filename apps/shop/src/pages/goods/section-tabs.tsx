import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { useEffect, useState } from 'react'

export interface SectionTab {
  /** Id of the section that it links to. */
  readonly id: string
  readonly name: string
}

/** Pixels of the bars that stay at the top of the window. */
const BARS = 140

/** Links to the sections of a long page, always visible; the current one is marked. */
export function SectionTabs({ tabs }: { readonly tabs: readonly SectionTab[] }) {
  const say = useText('shop_goods')
  const [current, setCurrent] = useState(tabs[0]?.id)
  const ids = tabs.map(tab => tab.id).join(' ')
  useEffect(() => {
    const sections = ids.split(' ').flatMap(id => document.getElementById(id) ?? [])
    const seen = new Map<Element, boolean>()
    // A section is current while it crosses a line under the sticky bars.
    const observer = new IntersectionObserver(
      entries => {
        for (const entry of entries) seen.set(entry.target, entry.isIntersecting)
        // Between two of them, the one above is still being read.
        const passed = sections.findLast(section => section.getBoundingClientRect().top < BARS)
        setCurrent((sections.find(section => seen.get(section)) ?? passed ?? sections[0])?.id)
      },
      { rootMargin: `-${BARS}px 0px -60% 0px` },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [ids])
  return (
    <chakra.nav
      aria-label={say('shop_goods.detail')}
      position="sticky"
      top={{ base: '60px', lg: '64px' }}
      zIndex="sticky"
      display="flex"
      gap={{ base: '0', md: '2' }}
      bg="bg.surface"
      px={{ base: '1', md: '4' }}
      borderTopRadius={{ md: 'md' }}
      boxShadow="inset 0 -1px 0 {colors.border}"
      overflowX="auto"
      scrollbarWidth="none"
    >
      {tabs.map(({ id, name }) => (
        <chakra.a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
          display="inline-flex"
          alignItems="center"
          h="48px"
          px="4"
          textStyle="md"
          whiteSpace="nowrap"
          color={id === current ? 'fg' : 'fg.muted'}
          fontWeight={id === current ? 'semibold' : 'medium'}
          boxShadow={id === current ? 'inset 0 -2px 0 {colors.accent.solid}' : undefined}
          _hover={{ color: 'fg' }}
          _focusVisible={{ outlineOffset: '-2px' }}
        >
          {name}
        </chakra.a>
      ))}
    </chakra.nav>
  )
}
