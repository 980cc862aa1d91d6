/** Starts tasks in order, as long as their costs fit into a budget. */
export function createWorkBudget(total: number) {
  const waiting: { readonly cost: number; readonly begin: () => void }[] = [];
  let free = total;
  const beginNext = () => {
    for (let next = waiting[0]; next !== undefined && next.cost <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.cost;
      next.begin();
    }
  };
  return {
    /** @param wanted share of the budget; a task that exceeds it runs alone */
    async run<Result>(wanted: number, work: () => Promise<Result>): Promise<Result> {
      const cost = Math.min(wanted, total);
      await new Promise<void>((begin) => {
        waiting.push({ cost, begin });
        beginNext();
      });
      try {
        return await work();
      } finally {
        free += cost;
        beginNext();
      }
    },
  };
}
