import type { GradeInput } from '@shiji/contract/store/grade.ts'

type Services = NonNullable<GradeInput['services']>

const linesOf = (text: unknown): string[] =>
  String(text ?? '')
    .split('\n')
    .map(line => line.trim())

/** Services typed as one line each, in the two languages side by side: the n-th English line is that of the n-th service. */
export function readServices(chinese: unknown, english: unknown): Services {
  const others = linesOf(english)
  return linesOf(chinese).flatMap((name, at) => (name === '' ? [] : [{ name, name_en: others[at] ?? '' }]))
}

/** The lines of one language. */
export const serviceLines = (services: Services, language: keyof Services[number]): string =>
  services
    .map(service => service[language])
    .join('\n')
    .trimEnd()
