/** Whether the last digit of a card number is its check digit (ISO/IEC 7812, Luhn). */
export function hasCheckDigit(number: string): boolean {
  const sum = [...number].toReversed().reduce((all, digit, at) => {
    const twice = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return all + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return sum % 10 === 0
}

/** The shortest and longest number of a bank card. */
const CARD = { least: 12, most: 19 }

/** Whether a number can belong to a bank account: cards of people have a check digit, accounts of companies have none. */
export const isAccountNumber = (number: string, isCompany: boolean): boolean =>
  isCompany || (number.length >= CARD.least && number.length <= CARD.most && hasCheckDigit(number))

/** The number as everyone but the bank sees it. */
export const maskedNumber = (last: string): string => `**** ${last}`

/** How many digits of a number everyone may see. */
export const LAST_DIGITS = 4
