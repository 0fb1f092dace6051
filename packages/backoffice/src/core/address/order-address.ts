/** Address of the page of one order inside a back office. */
export const orderAddress = (id: number): string => `/orders/detail/${id}`
