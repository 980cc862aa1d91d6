/** Starts tasks in order, as long as their costs fit into a budget. */
interface WorkBudget {
  /** @param cost share of the budget; a task that exceeds it runs alone */
  run<Result>(cost: number, work: () => Promise<Result>): Promise<Result>;
}

export function createWorkBudget(total: number): WorkBudget {
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
    async run(wanted, work) {
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
