/**
 * Which answers are odd: those that differ from the one that is given most often; where none leads, all of them.
 * Who gives no answer (`undefined`) is neither counted nor odd.
 */
export function oddOnes(answers: readonly (string | undefined)[]): readonly boolean[] {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    if (answer !== undefined) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  const leads = first !== undefined && first[1] > (second?.[1] ?? 0);
  return answers.map((answer) => answer !== undefined && !(leads && answer === first[0]));
}

/** Numbers as answers for {@link oddOnes}: such as lie within `tolerance` of a neighbour are one answer. */
export function nearAnswers(
  numbers: readonly (number | undefined)[],
  tolerance: number,
): readonly (string | undefined)[] {
  const sorted = numbers.filter((each) => each !== undefined).sort((a, b) => a - b);
  const groups = new Map<number, string>();
  let group = 0;
  for (const [index, number] of sorted.entries()) {
    if (index > 0 && number - (sorted[index - 1] ?? number) > tolerance) group += 1;
    groups.set(number, String(group));
  }
  return numbers.map((each) => (each === undefined ? undefined : groups.get(each)));
}
