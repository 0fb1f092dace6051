import { useGoodsBrandsQuery } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useEffect, useState } from 'react'

interface Brand {
  readonly id: number
  readonly name: string
  readonly name_en: string
}

/** A moment after the last letter. */
const PAUSE_MS = 250

const NONE: readonly Brand[] = []

/**
 * The brands that are known to the form: the first ones, what was found since, and the selected one. `find` asks the server
 * for brands with a text in their Chinese or English name.
 */
export function useBrandSearch({
  own,
  selected,
  skip,
}: {
  /** The brand that the goods are stored with. */
  readonly own: Brand | undefined
  readonly selected: number | undefined
  readonly skip: boolean
}) {
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const asked = useGoodsBrandsQuery({}, { skip })
  const inChinese = useGoodsBrandsQuery({ name: text }, { skip: skip || text === '' })
  const inEnglish = useGoodsBrandsQuery({ name_en: text }, { skip: skip || text === '' })
  const [known, setKnown] = useState<ReadonlyMap<number, Brand>>(
    () => new Map(own === undefined ? [] : [[own.id, own]]),
  )
  // A restored draft may have a brand that no search has found yet.
  const isMissing = selected !== undefined && asked.data !== undefined && !known.has(selected)
  const one = useGoodsBrandsQuery({ id: selected ?? 0 }, { skip: skip || !isMissing })
  const answers = [asked, inChinese, inEnglish, one].map(answer => answer.data?.data ?? NONE)
  const fresh = answers.flat().filter(brand => !known.has(brand.id))
  if (fresh.length > 0) setKnown(new Map([...known, ...fresh.map(brand => [brand.id, brand] as const)]))
  return { asked, brands: [...known.values()], find: setTyped }
}
