/** A common noun after *de*: `de bois`, `d’or`. Not for names: they may begin with an article or an aspirated h. */
export const deFrench = (noun: string): string => (/^[aeiouâéèêîœ]/.test(noun) ? `d’${noun}` : `de ${noun}`);
