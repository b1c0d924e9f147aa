// Written by node packages/platform/tooling/client-types.mjs from docs/openapi.json; do not edit.
/** Every path of the API with its methods. */
export interface paths {
    "/api/company/{company_id}/pays/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Creates and processes pays: all of them, or none
         * @description The run of each pay is the one of its employee’s pay period that holds the pay date. The same request under the same Idempotency-Key is done once; its repetition answers 200 and says so in Idempotency-Replayed.
         */
        put: operations["create-pays"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pays/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Works out and explains pays without storing anything
         * @description The same body and query as create; the pay date may be any day with confirmed law.
         */
        post: operations["preview-pays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pays/net-to-gross": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finds the earnings that bring a pay to a given net; stores nothing */
        post: operations["net-to-gross"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pays of a company by pay date
         * @description Whole by default. With limit or cursor, one page; the Link header leads to the next.
         */
        get: operations["list-pays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/workers-comp-pays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pays with a workers-compensation amount */
        get: operations["list-workers-comp-pays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pays/{pay_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One pay */
        get: operations["get-pay"];
        /**
         * Works a pay out anew from what is sent; it keeps its id, employee, run and date
         * @description A pay with a pay_department must be sent one.
         */
        put: operations["rebuild-pay"];
        post?: never;
        /** Deletes a pay and takes back its leave, its year-to-date figures and its termination */
        delete: operations["delete-pay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leave with hours and value, year to date and its opening part at the end of a day */
        get: operations["get-employee-balances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same of everybody in the company who is not deleted, by last, first and middle name
         * @description In pages of at most 1,000; the Link header leads to the next.
         */
        get: operations["list-company-balances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pays/{pay_id}/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How every figure of a pay came about
         * @description JSON with `pay_id`, `explanation` (by figure: rule, value, says, law, because), `warnings` and `parameter_files`; one line for each step with `Accept: text/plain`.
         */
        get: operations["explain-pay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pays/{pay_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Works a pay out again from its stored inputs and compares; stores nothing */
        post: operations["replay-pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pays/{pay_id}/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why a pay differs from the last one, from another one, or from figures of somebody else
         * @description Each cause is priced by changing one thing at a time: other pays of the period, law, pay date, pay frequency, hours, rate, rounding, leave, allowance, bonus, back payment, termination, salary sacrifice, tax code, study loan, super or KiwiSaver settings, deduction, earlier pays, employee record. A cause that moves nothing is not named. As CSV, a row for each cause.
         */
        get: operations["get-pay-difference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pays/preview/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Why pays that are not stored would differ from the last ones
         * @description The same body as preview. Each cause is priced by changing one thing at a time: other pays of the period, law, pay date, pay frequency, hours, rate, rounding, leave, allowance, bonus, back payment, termination, salary sacrifice, tax code, study loan, super or KiwiSaver settings, deduction, earlier pays, employee record. A cause that moves nothing is not named. As CSV, a row for each cause.
         */
        post: operations["preview-pay-differences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pay-runs/{pay_run_id}/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom a run pays otherwise than last time, ranked, and why
         * @description Each cause is priced by changing one thing at a time: other pays of the period, law, pay date, pay frequency, hours, rate, rounding, leave, allowance, bonus, back payment, termination, salary sacrifice, tax code, study loan, super or KiwiSaver settings, deduction, earlier pays, employee record. A cause that moves nothing is not named. As CSV, a row for each cause.
         */
        get: operations["get-pay-run-differences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a change of law, or of pay, does to the company’s people; stores nothing
         * @description Works out the last pay of everybody once under the old law and once under the new, the pay itself unchanged, or once at the old rate and once at the new. JSON, or CSV with a row for each person.
         */
        post: operations["get-impact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What payroll will cost, month by month, and when the cash leaves
         * @description From standing hours and items, the rhythm of the paydays, planned last days and what the last pays were like; with `as_at` in the past, beside what then happened. JSON, or CSV.
         */
        get: operations["get-forecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The scenarios of a company, each with what it would cost by today’s pays */
        get: operations["list-scenarios"];
        put?: never;
        /**
         * Keeps a scenario (hire, raise, hours, a bonus with a given net) and says what it would cost
         * @description Each change is worked out on everybody’s standing pay by itself. Somebody who is not hired yet is taken for a resident with the tax-free threshold, or for tax code M with KiwiSaver.
         */
        post: operations["create-scenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/scenarios/{scenario_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a scenario */
        delete: operations["delete-scenario"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pays/{pay_id}/correction/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows what replacing a processed pay would change; stores nothing */
        post: operations["preview-correction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pays/{pay_id}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Voids a processed pay and stores its replacement in one transaction */
        post: operations["correct-pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/back-pay/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Works out what a rate that should have been paid earlier owes; stores nothing */
        post: operations["preview-back-pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/back-pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays what a rate that should have been paid earlier owes, by a processed pay of its own
         * @description Days that an earlier back pay has made good are refused, so that a repetition pays nothing twice.
         */
        post: operations["pay-back-pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pay-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pay runs of a company by their start
         * @description Whole by default. With limit or cursor, one page; the Link header leads to the next.
         */
        get: operations["list-pay-runs"];
        put?: never;
        /**
         * Opens the run of a day and stages a pending pay for everybody who has none in it
         * @description Active pay recipients of that pay period: standard hours, standing items, auto-apply allowances.
         */
        post: operations["open-pay-run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pay-runs/{pay_run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One pay run, and the payslips that differ by it since they were handed out */
        get: operations["get-pay-run"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pay-runs/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the run of a day and processes it: pays everybody who has no pay in it, without a review
         * @description For employers whose pays need no look before they are processed. Pays as `open-pay-run` stages them, and those that were staged before. Sent again it pays nobody twice.
         */
        post: operations["open-and-process-pay-run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pay-runs/{pay_run_id}/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Completes the pending pays of a run, a staged termination too */
        post: operations["process-pay-run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pay-runs/{pay_run_id}/anomalies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What to look at before a run is approved
         * @description Bank accounts that are new or shared, first pays, changed rates, nothing or twice as much paid out, hours beyond the pattern, leave below zero, leavers, people who are missing, pay below the minimum wage, and net pay further from the median of the last twelve than six times their usual distance from it. JSON, or CSV.
         */
        get: operations["get-pay-run-anomalies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pay-runs/{pay_run_id}/anomalies/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps a note about an anomaly of a run
         * @description It holds as long as the anomaly says the same; another note takes its place.
         */
        post: operations["acknowledge-pay-run-anomaly"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/terminate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a job with its final pay; in New Zealand once the run of that pay is processed */
        post: operations["terminate-employee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/termination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last termination of an employee, also after a reinstatement */
        get: operations["get-termination"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/planned-termination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The planned last day of an employee */
        get: operations["get-planned-termination"];
        /**
         * Plans the last day of a job, which goes on until then
         * @description The employee stays employed, accrues leave and is paid in every run until the run of the last day, which stages the final pay. A plan that is sent again replaces the one before.
         */
        put: operations["plan-termination"];
        post?: never;
        /** Takes a planned last day back; a final pay that is staged becomes an ordinary one again */
        delete: operations["cancel-planned-termination"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/timesheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shifts that were recorded for some days */
        get: operations["list-shifts"];
        put?: never;
        /** Records shifts as they were worked: all of them or none */
        post: operations["enter-shifts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/timesheets/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves shifts: from then on pays and award checks count them */
        post: operations["approve-shifts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/timesheets/{shift_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a shift that no processed pay was made for */
        delete: operations["delete-shift"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pay-runs/{pay_run_id}/take-timesheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts the approved shifts of a run’s days into its pending pays
         * @description Rows of hours are replaced by those of the award, each with its clause. A run that is opened takes them by itself.
         */
        post: operations["take-timesheets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/award-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past pay periods held against their awards, with the back pay owed and the item that pays it */
        get: operations["list-award-checks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/award-checks/back-pay/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The pays that would make past underpayments good, one for each person; stores nothing */
        post: operations["preview-award-back-pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/award-checks/back-pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes past underpayments good by processed pays of their own, as they were shown
         * @description A repetition is refused: what was paid back is no longer owed.
         */
        post: operations["pay-award-back-pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The employees of a company by last, first and middle name
         * @description Whole by default. With limit or cursor, one page; the Link header leads to the next.
         */
        get: operations["list-employees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/employees/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Creates employees, each by itself; the answers are in the order of the request */
        put: operations["create-employees"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/employees/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes what is sent of each employee; the answers are in the order of the request */
        patch: operations["update-employees"];
        trace?: never;
    };
    "/api/employees/{employee_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One employee, in whatever state */
        get: operations["get-employee"];
        put?: never;
        post?: never;
        /** Hides an employee; nothing is reported, and the number stays taken */
        delete: operations["delete-employee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted employee back; whoever was terminated still is */
        post: operations["restore-employee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins the job of a terminated employee anew; leave approved and time away told for days after the last one are taken back */
        post: operations["reinstate-employee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/pay-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything the employee's hours can be paid by */
        get: operations["list-employee-pay-rates"];
        put?: never;
        /** Gives an employee a pay rate of their own */
        post: operations["create-employee-pay-rate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/bank-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of bank accounts of an employee */
        get: operations["list-bank-accounts"];
        /** Replaces the whole list of bank accounts */
        put: operations["replace-bank-accounts"];
        /** Gives an employee a bank account */
        post: operations["create-bank-account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/bank-accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a bank account away */
        delete: operations["delete-bank-account"];
        options?: never;
        head?: never;
        /** Changes what is sent of a bank account */
        patch: operations["update-bank-account"];
        trace?: never;
    };
    "/api/employees/{employee_id}/super-funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of super funds of an employee */
        get: operations["list-super-funds"];
        put?: never;
        /** Gives an employee a super fund */
        post: operations["create-super-fund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/super-funds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a super fund away */
        delete: operations["delete-super-fund"];
        options?: never;
        head?: never;
        /** Changes what is sent of a super fund */
        patch: operations["update-super-fund"];
        trace?: never;
    };
    "/api/employees/{employee_id}/pay-rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a pay rate of their own away */
        delete: operations["delete-employee-pay-rate"];
        options?: never;
        head?: never;
        /** Changes what is sent of a pay rate of their own */
        patch: operations["update-employee-pay-rate"];
        trace?: never;
    };
    "/api/employees/{employee_id}/deductions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of deductions of an employee */
        get: operations["list-standing-deductions"];
        put?: never;
        /** Gives an employee a standing deduction */
        post: operations["create-standing-deduction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/deductions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a standing deduction away */
        delete: operations["delete-standing-deduction"];
        options?: never;
        head?: never;
        /** Changes what is sent of a standing deduction */
        patch: operations["update-standing-deduction"];
        trace?: never;
    };
    "/api/employees/{employee_id}/pay-sacrifices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of pay sacrifices of an employee */
        get: operations["list-standing-sacrifices"];
        put?: never;
        /** Gives an employee a standing salary sacrifice */
        post: operations["create-standing-sacrifice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/pay-sacrifices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a standing salary sacrifice away */
        delete: operations["delete-standing-sacrifice"];
        options?: never;
        head?: never;
        /** Changes what is sent of a standing salary sacrifice */
        patch: operations["update-standing-sacrifice"];
        trace?: never;
    };
    "/api/employees/{employee_id}/allowances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of allowances of an employee */
        get: operations["list-standing-allowances"];
        put?: never;
        /** Gives an employee a allowance of their own */
        post: operations["create-standing-allowance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/allowances/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a allowance of their own away */
        delete: operations["delete-standing-allowance"];
        options?: never;
        head?: never;
        /** Changes what is sent of a allowance of their own */
        patch: operations["update-standing-allowance"];
        trace?: never;
    };
    "/api/employees/{employee_id}/bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of bonuses of an employee */
        get: operations["list-standing-bonuses"];
        put?: never;
        /** Gives an employee a standing bonus */
        post: operations["create-standing-bonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/bonuses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a standing bonus away */
        delete: operations["delete-standing-bonus"];
        options?: never;
        head?: never;
        /** Changes what is sent of a standing bonus */
        patch: operations["update-standing-bonus"];
        trace?: never;
    };
    "/api/employees/{employee_id}/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of absences of an employee */
        get: operations["list-absences"];
        put?: never;
        /** Gives an employee a time away without pay */
        post: operations["create-absence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/absences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a time away without pay away */
        delete: operations["delete-absence"];
        options?: never;
        head?: never;
        /** Changes what is sent of a time away without pay */
        patch: operations["update-absence"];
        trace?: never;
    };
    "/api/employees/{employee_id}/closedowns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of closedowns of an employee */
        get: operations["list-closedowns"];
        put?: never;
        /** Gives an employee a closedown period */
        post: operations["create-closedown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/closedowns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a closedown period away */
        delete: operations["delete-closedown"];
        options?: never;
        head?: never;
        /** Changes what is sent of a closedown period */
        patch: operations["update-closedown"];
        trace?: never;
    };
    "/api/employees/{employee_id}/working-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of working days of an employee */
        get: operations["list-working-days"];
        put?: never;
        /** Gives an employee a day that was agreed to be a working day or none */
        post: operations["create-working-day"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/working-days/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a day that was agreed to be a working day or none away */
        delete: operations["delete-working-day"];
        options?: never;
        head?: never;
        /** Changes what is sent of a day that was agreed to be a working day or none */
        patch: operations["update-working-day"];
        trace?: never;
    };
    "/api/employees/{employee_id}/public-holiday-transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of public holiday transfers of an employee */
        get: operations["list-public-holiday-transfers"];
        put?: never;
        /** Gives an employee a transferred public holiday */
        post: operations["create-public-holiday-transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/public-holiday-transfers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a transferred public holiday away */
        delete: operations["delete-public-holiday-transfer"];
        options?: never;
        head?: never;
        /** Changes what is sent of a transferred public holiday */
        patch: operations["update-public-holiday-transfer"];
        trace?: never;
    };
    "/api/employees/{employee_id}/earnings-weeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of earnings weeks of an employee */
        get: operations["list-earnings-weeks"];
        /** Replaces the whole list of earnings weeks */
        put: operations["replace-earnings-weeks"];
        /** Gives an employee a week of earnings of the payroll before this one */
        post: operations["create-earnings-week"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/earnings-weeks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a week of earnings of the payroll before this one away */
        delete: operations["delete-earnings-week"];
        options?: never;
        head?: never;
        /** Changes what is sent of a week of earnings of the payroll before this one */
        patch: operations["update-earnings-week"];
        trace?: never;
    };
    "/api/employees/{employee_id}/opening-balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the employee brought from the payroll before this one */
        get: operations["get-opening-balances"];
        /**
         * Sets them; what is not sent is zero
         * @description Where Single Touch Payroll has reported the employee in the year that they are as at, or were, an update event is queued with the change. A year that was finalised is opened again by it. notes says so.
         */
        put: operations["set-opening-balances"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/employee-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What employees ask for and nobody has decided yet, oldest first */
        get: operations["list-employee-requests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/employees/{employee_id}/requests/{request_id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves or declines what an employee asks for; the employee is told by e-mail
         * @description Nobody decides what they asked for. An approved request changes the record with the decision; approved leave goes into the pay of its days.
         */
        post: operations["decide-employee-request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The companies within reach, with basic employee information
         * @description Companies out of reach are left out. A token without a payroll scope gets an empty list.
         */
        get: operations["list-companies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Creates a company, with its first employees if sent
         * @description abn makes it Australian, ird_number a New Zealand company; exactly one of them is needed.
         */
        put: operations["create-company"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A company with basic employee information */
        get: operations["get-company"];
        put?: never;
        post?: never;
        /** Hides a company and its employees; nothing is erased */
        delete: operations["delete-company"];
        options?: never;
        head?: never;
        /** Changes what is sent; null clears, an empty body changes nothing */
        patch: operations["update-company"];
        trace?: never;
    };
    "/api/redirect/company/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Makes the company the customer's default and goes to its Pays screen */
        get: operations["redirect-to-pays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/closedowns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New Zealand: adds a closedown period to the list of every active employee
         * @description Who has one from the same day keeps it, so the request can be sent again. The pay whose period holds the first day pays eight per cent to an employee without annual holidays left, and the 12 months begin anew (Holidays Act 2003 ss 34, 35). Runs that are opened afterwards stage annual holidays in place of the standard hours of its days, as far as they reach.
         */
        post: operations["close-down-company"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/allowances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The allowance templates of a company */
        get: operations["list-company-allowances"];
        put?: never;
        /** Creates an allowance template and attaches employees */
        post: operations["create-company-allowance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/allowances/{allowance_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One allowance template */
        get: operations["get-company-allowance"];
        put?: never;
        post?: never;
        /** Deletes an allowance template; processed pays keep their lines */
        delete: operations["delete-company-allowance"];
        options?: never;
        head?: never;
        /** Changes what is sent; employee_ids replaces the whole attached set */
        patch: operations["update-company-allowance"];
        trace?: never;
    };
    "/api/company/{company_id}/pay-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pay rates by award and classification */
        get: operations["list-company-pay-rates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/awards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The awards of a company */
        get: operations["list-awards"];
        put?: never;
        /** Adds an award */
        post: operations["create-award"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/awards/{award_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes an award that has no classifications */
        delete: operations["delete-award"];
        options?: never;
        head?: never;
        /** Renames an award */
        patch: operations["rename-award"];
        trace?: never;
    };
    "/api/company/{company_id}/pay-rate-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a classification under an award, or under none */
        post: operations["create-pay-rate-group"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pay-rate-groups/{group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a classification and its rates */
        delete: operations["delete-pay-rate-group"];
        options?: never;
        head?: never;
        /** Changes a classification; employee_ids replaces the whole set */
        patch: operations["update-pay-rate-group"];
        trace?: never;
    };
    "/api/company/{company_id}/pay-rate-groups/{group_id}/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a rate to a classification: dollars per unit, or a multiple of the hourly rate */
        post: operations["create-pay-rate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pay-rate-groups/{group_id}/rates/{rate_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a rate */
        delete: operations["delete-pay-rate"];
        options?: never;
        head?: never;
        /** Changes a rate; its reference stays */
        patch: operations["update-pay-rate"];
        trace?: never;
    };
    "/api/company/{company_id}/pay-rate-groups/{group_id}/published-award": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Has a classification follow a published modern award */
        put: operations["follow-published-award"];
        post?: never;
        /** Lets a classification follow no award any more; its rates stay */
        delete: operations["unfollow-published-award"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/award-increase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What following the awards on a day would change: rates, people and what it costs; stores nothing */
        get: operations["preview-award-increase"];
        put?: never;
        /** Raises rates and people as the preview showed */
        post: operations["confirm-award-increase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/worklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which companies within reach need somebody, the most urgent first
         * @description What is late or due (pay dates, super, reports to tax offices), what failed, and what waits for approval or a decision, as far as the role sees it.
         */
        get: operations["get-worklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/single-touch/{company_id}/submit-stp-pays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Queues Single Touch Payroll messages for pays
         * @description Choose pays by pay_run_id, by pay_ids, or by from and to; without any, NEW takes every processed pay that no report holds. A payday more than 14 days ahead waits. employee_ids leaves it at some employees. UPDATE with is_final true finalises the year, with is_final false takes that back. Who cannot be reported is left out and told why. For a New Zealand company there are no rows and a message.
         */
        post: operations["submit-stp-pays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/single-touch/{company_id}/pays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the processed pays of a period stand with the tax office, each with its reason */
        get: operations["list-stp-pays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/single-touch/{company_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages to the tax office and what became of them, newest first */
        get: operations["list-stp-messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/payday-filing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The employment information file of the processed pays of a period; for a single day without pays, a nil return */
        get: operations["get-payday-filing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/payday-filing/employee-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The employee details file of those who started or left in a period, or were entered or corrected late in it */
        get: operations["get-employee-details-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/payday-filing/amendments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The amendment file: what has changed since it was recorded as filed */
        get: operations["get-payday-amendments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/payday-filing/filed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that the paydays of a period were filed as they stand; later changes become amendments */
        post: operations["record-payday-filing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pay-runs/{pay_run_id}/bank-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bank file of a run: direct entry (ABA) in Australia, bulk direct credits in New Zealand
         * @description Net pays divided over each employee’s ranked accounts. Those paid in cash or otherwise are left out.
         */
        get: operations["get-bank-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pay-runs/{pay_run_id}/super-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The super contributions file of a run (SAFF) */
        get: operations["get-super-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/super-contributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The Payday Super clock: for each contribution its due date, state and days left */
        get: operations["list-super-contributions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/super-contributions/received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records the day on which a fund received contributions; the clock stops */
        post: operations["record-super-received"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pay-runs/{pay_run_id}/payment-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a file of the pays that are in no standing file yet, and remembers them as exported */
        post: operations["create-payment-file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/payment-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payment files of a company, newest first */
        get: operations["list-payment-files"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/payment-files/{payment_file_id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file itself, the same each time */
        get: operations["get-payment-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/payment-files/{payment_file_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enters that a file, or payments of it, reached nobody; those pays can be exported again */
        post: operations["cancel-payment-file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/payroll-tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wages by state and month of a financial year, and payroll tax of the year where the law of the state is confirmed */
        get: operations["get-payroll-tax"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/payroll-tax/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The wages by state and month as CSV */
        get: operations["get-payroll-tax-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reports that a company has */
        get: operations["list-reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/reports/{report}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report over processed pays, as JSON, CSV or PDF
         * @description JSON unless Accept ranks text/csv or application/pdf above it. Sums are the sums of the pays, to the cent. In CSV, text that a spreadsheet would take for a formula has an apostrophe before it.
         */
        get: operations["get-report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/journal-files/{layout}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The journal of wages as Xero, MYOB or QuickBooks imports it */
        get: operations["get-journal-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/journal-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts of the company’s own ledger that journals name */
        get: operations["get-journal-accounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Names accounts for journals; those that are left out keep their code */
        patch: operations["update-journal-accounts"];
        trace?: never;
    };
    "/api/address/autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggests Australian and New Zealand addresses */
        get: operations["autocomplete-address"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employment-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The built-in employment types and the customer's own */
        get: operations["list-employment-types"];
        put?: never;
        /** Adds a type of the customer's own */
        post: operations["create-employment-type"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employment-types/{employment_type_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a type of the customer's own that nobody has */
        delete: operations["delete-employment-type"];
        options?: never;
        head?: never;
        /** Renames a type of the customer's own */
        patch: operations["rename-employment-type"];
        trace?: never;
    };
    "/api/employment-tenures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The employment tenures */
        get: operations["list-employment-tenures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The webhooks of the account and the events there are */
        get: operations["list-webhooks"];
        put?: never;
        /** Registers a webhook; its secret is shown only here */
        post: operations["create-webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One webhook */
        get: operations["get-webhook"];
        put?: never;
        post?: never;
        /** Removes a webhook; what is queued for it is skipped */
        delete: operations["delete-webhook"];
        options?: never;
        head?: never;
        /** Changes a webhook, or makes it a new secret */
        patch: operations["update-webhook"];
        trace?: never;
    };
    "/api/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The delivery log, newest first */
        get: operations["list-webhook-deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhook_id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A delivery with its payload and what was sent and answered in each attempt */
        get: operations["get-webhook-delivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a signed ping */
        post: operations["test-webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhook_id}/deliveries/{delivery_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the payload of a delivery once more, as a new delivery */
        post: operations["resend-webhook-delivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account's events, oldest first, behind a cursor */
        get: operations["list-events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculator/nz-leave-laws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New Zealand: the Holidays Act 2003 and the Employment Leave Act 2026 on the same hours; stores nothing */
        post: operations["compare-leave-laws"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pays/{pay_id}/payslip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payslip of a pay, as a PDF or as JSON
         * @description A PDF unless Accept ranks application/json above it. What it shows beyond the law's contents follows the employee's payslip display flags. It is kept as it was handed out; the payslip of a pending pay is marked as a draft and not kept.
         */
        get: operations["get-payslip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pays/{pay_id}/payslips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payslips of a pay that were handed out
         * @description Also those of a pay that was deleted or corrected since.
         */
        get: operations["list-issued-payslips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/pays/{pay_id}/payslips/{payslip_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A payslip as it was handed out, as a PDF or as JSON
         * @description With a note where a later one exists or the pay was taken back; the PDF has it at its top.
         */
        get: operations["get-issued-payslip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculator/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Works out a pay and explains it; stores nothing */
        post: operations["calculate-pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statutory values in force on a pay date, each with its legal source */
        get: operations["list-rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statutory values that differ between two pay dates, old and new */
        get: operations["compare-rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/awards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The modern awards and how far each is known */
        get: operations["list-modern-awards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/awards/{award_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Classifications and minimum rates of an award on a day */
        get: operations["read-modern-award"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/awards/{award_code}/pay-lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns shifts into priced pay lines, each with its clause; stores nothing */
        post: operations["interpret-shifts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/awards/{award_code}/underpayment-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compares what was paid for a pay period with what the award requires; stores nothing */
        post: operations["check-underpayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's audit log, newest first
         * @description Every write, and every read of tax and bank numbers. For users with the owner role.
         */
        get: operations["read-audit-log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-log/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Checks the account's audit log from its first entry to its last */
        get: operations["verify-audit-log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who signs in to the account, or was invited to */
        get: operations["list-users"];
        put?: never;
        /** Invites somebody by e-mail; the link in it sets a password and works once, for one day */
        post: operations["invite-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user */
        get: operations["get-user"];
        put?: never;
        post?: never;
        /** Takes a user off the account; sessions, connected applications and tokens end at once */
        delete: operations["remove-user"];
        options?: never;
        head?: never;
        /**
         * Changes role, companies or name of a user, or disables them at once
         * @description An account keeps an owner who can sign in.
         */
        patch: operations["update-user"];
        trace?: never;
    };
    "/api/users/{user_id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the invitation again, with a new link; earlier links stop working */
        post: operations["invite-user-again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roles that the account made for itself, by name */
        get: operations["list-roles"];
        put?: never;
        /**
         * Makes a role: permissions, companies, departments, and which numbers are shown
         * @description It never allows more than whoever makes it may do. A role for some departments can have people.read, people.write and pays.read: what concerns whole companies is refused to it.
         */
        post: operations["create-role"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles/{role_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One role that the account made for itself */
        get: operations["get-role"];
        /** Changes a role as a whole, at once for everybody who has it */
        put: operations["update-role"];
        post?: never;
        /** Deletes a role that nobody has */
        delete: operations["delete-role"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machine-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys of the account that were not revoked, with owner, end and last use */
        get: operations["list-machine-keys"];
        put?: never;
        /**
         * Makes a key for a machine; its secret is only in this answer
         * @description The machine gets access tokens for it at the token endpoint (`grant_type=client_credentials`). It acts as the user who made it, within its scopes and companies, and stops working after its last day, when it is revoked, or when that user may not sign in any more. No key has the scope `keys.manage`.
         */
        post: operations["create-machine-key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machine-keys/{client_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a key and the access tokens that it got, at once */
        delete: operations["revoke-machine-key"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the employee signs in to see their own pay */
        get: operations["get-employee-access"];
        put?: never;
        post?: never;
        /** Ends the access of the employee at once */
        delete: operations["end-employee-access"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{employee_id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invites the employee by e-mail to see their own pay; sent again, the link before it stops working
         * @description The e-mail goes to email_address of the employee. employee_portal_active must be on; what they see and ask for follows the other portal flags.
         */
        post: operations["invite-employee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/second-person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What needs a second person in this company */
        get: operations["get-second-person"];
        /** Sets what needs a second person; asking for fewer needs one itself */
        put: operations["set-second-person"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/release-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for a second person, and what was decided, newest first */
        get: operations["list-release-requests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{company_id}/release-requests/{request_id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second person approves or refuses; nobody decides what they asked for */
        post: operations["decide-release-request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delegations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who approves in the place of somebody absent, now or later */
        get: operations["list-delegations"];
        put?: never;
        /**
         * Names who approves in the place of somebody absent; they are told by e-mail
         * @description A delegate approves in the companies that both see. Nobody approves what they asked for, and a delegate does not approve what the absent person asked for.
         */
        post: operations["create-delegation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delegations/{delegation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a delegation at once */
        delete: operations["end-delegation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Asks the customer for consent and sends the browser back with a code
         * @description Redirects to the sign-in and consent pages, then to `redirect_uri` with `code`, `state` and `iss` (RFC 9207). A request whose application or `redirect_uri` is not known is answered with a page, never with a redirect.
         */
        get: operations["oauth-authorize"];
        put?: never;
        /** Takes an authorization request as a form */
        post: operations["oauth-authorize-by-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges an authorization code or a refresh token for a new pair of tokens, or a key for a token
         * @description Codes and refresh tokens are good once. A second use ends every token that came from the same consent. Access tokens last 1800 seconds, refresh tokens 2592000. With the scope `openid` an ID token comes with them. A key for a machine (`client_credentials`) gets an access token only, which does not outlive the key.
         */
        post: operations["oauth-token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a token (RFC 7009)
         * @description A refresh token ends with every token of the same consent, an access token alone.
         */
        post: operations["oauth-revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says whether a token of the asking application is good (RFC 7662) */
        post: operations["oauth-introspect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the token speaks for (OpenID Connect Core 5.3) */
        get: operations["oauth-userinfo"];
        put?: never;
        /** Who the token speaks for (OpenID Connect Core 5.3) */
        post: operations["oauth-userinfo-by-post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/jwks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys that ID tokens are checked with (RFC 7517) */
        get: operations["oauth-jwks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the OAuth endpoints are and what they support (RFC 8414) */
        get: operations["oauth-server-metadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the OpenID endpoints are and what they support (OpenID Connect Discovery 1.0) */
        get: operations["openid-configuration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-management/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applications of this API admin */
        get: operations["list-api-clients"];
        put?: never;
        /** Registers an application; its secret is shown only here */
        post: operations["create-api-client"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-management/clients/{client_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends an application and every token it holds */
        delete: operations["revoke-api-client"];
        options?: never;
        head?: never;
        /** Changes an application's name or redirect addresses */
        patch: operations["update-api-client"];
        trace?: never;
    };
    "/api/api-management/clients/{client_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives an application a new secret; the old one stops working at once */
        post: operations["rotate-api-client-secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-management/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customers connected to the applications of this API admin */
        get: operations["list-api-connections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-management/connections/{connection_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a customer's connection and every token of it */
        delete: operations["revoke-api-connection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner-checkout/trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your trials, newest first */
        get: operations["list-partner-trials"];
        put?: never;
        /**
         * Starts a free trial of one month for a new client
         * @description Makes the customer, its owner and its company; the owner is mailed a link to set a password.
         */
        post: operations["start-partner-trial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner-checkout/trials/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a trial that was given to the wrong entity
         * @description Ends access immediately, signs the owner out and keeps the records.
         */
        post: operations["cancel-partner-trial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner-checkout/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your orders and upgrades, newest first */
        get: operations["list-partner-orders"];
        put?: never;
        /**
         * Orders a product for a new client or an existing one, or prices the order
         * @description end_customer_id converts a client and retires its running trial.
         */
        post: operations["place-partner-order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner-checkout/upgrades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a client's running order to another product, or prices the move
         * @description Begins now and runs for the whole interval; the unused part of the old order is credited.
         */
        post: operations["upgrade-partner-order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner-checkout/orders/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your orders */
        get: operations["get-partner-order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner-checkout/orders/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an order: its subscription ends now
         * @description The client keeps its records and can read them.
         */
        post: operations["cancel-partner-order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner-checkout/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be ordered, with the prices of each country */
        get: operations["list-partner-products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner-checkout/billing-countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where clients are billed, with currency and tax */
        get: operations["list-billing-countries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner-checkout/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a client can be signed up, and with a free trial
         * @description At least one of email, abn and ird_number.
         */
        get: operations["check-partner-availability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says that the process is alive */
        get: operations["get-health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Says whether requests can be served
         * @description The database answers, its migrations are done, an embedded one has room on its disk, and the process is not stopping.
         */
        get: operations["get-readiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The service in OpenAPI 3.1 */
        get: operations["get-openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
/** The schemas of the API by name. */
export interface components {
    schemas: {
        Absence: {
            /**
             * @description UNPAID_OTHER of more than a week moves the anniversary (Holidays Act 2003 s 16); after parental leave annual holidays are paid at average weekly earnings (Parental Leave and Employment Protection Act 1987 s 42) Known today: UNPAID_OTHER, PARENTAL, VOLUNTEERS, ACCIDENT_COMPENSATION, UNPAID_SICK, UNPAID_BEREAVEMENT, UNPAID_FAMILY_VIOLENCE.
             * @enum {string}
             */
            reason: string;
            /**
             * Format: date
             * @description A pay run stages no hours from this day until end_date
             */
            start_date: string;
            /** Format: date */
            end_date: string;
            /** @description Both agreed that unpaid leave of more than a week counts as employment; the divisor of 52 weeks falls in its place */
            agreed_to_count: boolean;
            id: number;
            /** @description Place in the list, from 1. */
            rank: number;
        };
        AbsenceCreate: {
            rank?: number;
            /**
             * @description UNPAID_OTHER of more than a week moves the anniversary (Holidays Act 2003 s 16); after parental leave annual holidays are paid at average weekly earnings (Parental Leave and Employment Protection Act 1987 s 42)
             * @enum {string}
             */
            reason: "UNPAID_OTHER" | "PARENTAL" | "VOLUNTEERS" | "ACCIDENT_COMPENSATION" | "UNPAID_SICK" | "UNPAID_BEREAVEMENT" | "UNPAID_FAMILY_VIOLENCE";
            /**
             * Format: date
             * @description A pay run stages no hours from this day until end_date
             * @example 2026-07-01
             */
            start_date: string;
            /**
             * Format: date
             * @example 2026-07-01
             */
            end_date: string;
            /** @description Both agreed that unpaid leave of more than a week counts as employment; the divisor of 52 weeks falls in its place */
            agreed_to_count?: boolean;
        };
        AbsenceUpdate: {
            rank?: number;
            /**
             * @description UNPAID_OTHER of more than a week moves the anniversary (Holidays Act 2003 s 16); after parental leave annual holidays are paid at average weekly earnings (Parental Leave and Employment Protection Act 1987 s 42)
             * @enum {string}
             */
            reason?: "UNPAID_OTHER" | "PARENTAL" | "VOLUNTEERS" | "ACCIDENT_COMPENSATION" | "UNPAID_SICK" | "UNPAID_BEREAVEMENT" | "UNPAID_FAMILY_VIOLENCE";
            /**
             * Format: date
             * @description A pay run stages no hours from this day until end_date
             * @example 2026-07-01
             */
            start_date?: string;
            /**
             * Format: date
             * @example 2026-07-01
             */
            end_date?: string;
            /** @description Both agreed that unpaid leave of more than a week counts as employment; the divisor of 52 weeks falls in its place */
            agreed_to_count?: boolean;
        };
        AcknowledgeAnomaly: {
            employee_id: number;
            /** @enum {string} */
            code: "account-changed" | "first-pay" | "rate-changed" | "zero-net" | "doubled-net" | "hours-beyond-pattern" | "leave-below-zero" | "leaver-in-run" | "days-paid-twice" | "days-not-paid" | "missing-from-run" | "below-minimum" | "shared-account" | "two-main-tax-codes" | "threshold-claimed-twice" | "outside-usual";
            /** @description Why it is right, or what was done. It is kept. */
            note: string;
        };
        AddressSuggestion: {
            label: string;
            address1: string;
            city: string;
            state: string;
            postcode: string;
            country: string;
        };
        AddressSuggestions: {
            suggestions: components["schemas"]["AddressSuggestion"][];
        };
        AnomalyAcknowledgement: {
            note: string;
            user_id: number | null;
            user_name: string;
            /** @description Milliseconds since 1970. */
            acknowledged_at: number;
        };
        ApiClient: {
            client_id: string;
            name: string;
            redirect_uris: string[];
            is_public: boolean;
            /** @example 2026-07-01T09:30:00.000 */
            created_at: string;
        };
        ApiClientCreate: {
            /** @description Shown to customers when they are asked for consent. */
            name: string;
            /** @description Matched character by character. */
            redirect_uris: string[];
            /**
             * @description It cannot keep a secret; it gets none and must use PKCE.
             * @default false
             */
            is_public?: boolean;
        };
        ApiClientUpdate: {
            name?: string;
            /** @description Replaces the whole list. */
            redirect_uris?: string[];
        };
        ApiClientWithSecret: {
            /** @description Only in this answer; null for a public application. */
            client_secret: string | null;
            client_id: string;
            name: string;
            redirect_uris: string[];
            is_public: boolean;
            /** @example 2026-07-01T09:30:00.000 */
            created_at: string;
        };
        ApiConnection: {
            connection_id: number;
            client_id: string;
            client_name: string;
            customer_id: number;
            customer_name: string;
            scopes: string[];
            /** @description The only companies it is for; null for all. */
            company_ids: number[] | null;
            /** @example 2026-07-01T09:30:00.000 */
            connected_at: string;
        };
        ApprovedShift: {
            /** @description The processed pay of the day, which was made without the shift: no run takes it, and that pay is to be corrected. Null where the pay of the day has it or is still to come. */
            left_out_of_pay_id: number | null;
            /** Format: date */
            date: string;
            /** @description Of a shift without periods. */
            start?: string;
            /** @description A time before the start is on the next day. */
            end?: string;
            /** @description Of a broken shift, or round a sleepover. */
            periods?: components["schemas"]["ClockPeriod"][];
            unpaid_breaks?: components["schemas"]["ClockPeriod"][];
            /** @description Overrides the calendar of the state for the day on which the shift starts. */
            public_holiday?: boolean;
            /** @description What a clock cannot tell. */
            facts?: ("newsagency" | "videoShop" | "tradesBeyondSpan" | "secondaryStudentOnSchoolDay" | "rosteredDayOff" | "publicHolidayAlternative" | "weekendOrdinaryHoursAgreed" | "fewerThanFiveSuccessiveShifts" | "threeHoursRequested" | "longerDayAgreed")[];
            rostered_end?: string;
            rostered_hours?: number | string;
            /** @description Of a part-time agreement, for the day. */
            guaranteed_hours?: number | string;
            extra_hours_agreed_in_writing?: boolean;
            /** @description This is the one longer day of the week. */
            long_day?: boolean;
            /** @description When the work before the first shift ended. */
            previous_finish?: string;
            previous_work_was_overtime?: boolean;
            shorter_rest_agreed?: boolean;
            /** @description Work during it is a shift of its own within this time. */
            sleepover?: components["schemas"]["ClockPeriod"];
            twenty_four_hour_care_hours?: number | string;
            /**
             * @description Known today: on-call-day, on-call-night, not-on-call.
             * @enum {string}
             */
            remote_work?: string;
            higher_duties?: components["schemas"]["HigherDuties"];
            allowances?: components["schemas"]["ShiftAllowance"][];
            id: number;
            employee_id: number;
            /**
             * @description Known today: entered, approved.
             * @enum {string}
             */
            status: string;
            /** @description By the clock, without unpaid breaks. */
            hours: number;
            approved_by: string | null;
            /** @example 2026-07-01T09:30:00.000 */
            approved_at: string | null;
            note: string | null;
        };
        AskedLeave: {
            leave_type: string;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
            days: components["schemas"]["AskedLeaveDay"][];
            note: string | null;
        };
        AskedLeaveDay: {
            /** Format: date */
            date: string;
            hours: number | string;
        };
        AskedValue: {
            /** @description The field of the employee record or of its list. */
            name: string;
            /** @description Tax and bank numbers are masked unless the role sees them. */
            value: string;
        };
        AuditLogEntry: {
            /** @description The entry's place in the account's log, from 1 without gaps. */
            sequence: number;
            /** @example 2026-07-01T09:30:00.000 */
            at: string;
            user_id: number | null;
            client_id: string | null;
            request_id: string;
            /** @description The address that the request came from; null for entries of earlier versions. */
            address: string | null;
            /** @description Who did it at the command line of the service; null for whatever came over HTTP. */
            operator: string | null;
            /** @example client.rotate-secret */
            action: string;
            record_type: string;
            record_id: string | null;
            details: {
                [key: string]: string;
            };
            /** @description The hash of the entry before this one; empty for the first. */
            previous_hash: string;
            /** @description A keyed hash (HMAC-SHA-256; SHA-256 in entries of earlier versions) over this entry and the hash before it. */
            hash: string;
        };
        AuditLogVerdict: {
            is_intact: boolean;
            entries?: number;
            /** @description The hash of the newest entry. Keep it: a later log must contain it. */
            head?: string;
            /** @description The first place at which the log was changed. */
            broken_at?: number;
        };
        AuthorizeQuery: {
            client_id?: string;
            /** @description One of the registered addresses, character by character. */
            redirect_uri?: string;
            /** @description May be left out; only `code` exists. */
            response_type?: string;
            response_mode?: string;
            /** @description Separated by spaces; `openid` is always part of it. */
            scope?: string;
            state?: string;
            /** @description PKCE; required from public applications. */
            code_challenge?: string;
            /** @description Only `S256`. */
            code_challenge_method?: string;
            /** @description Handed back in the ID token. */
            nonce?: string;
            /** @description `login` or `select_account` ask for a new sign-in. `none` is answered with an error, because consent is always asked for. */
            prompt?: string;
            /** @description Seconds after which the customer signs in again. */
            max_age?: string;
            /** @description Not supported. */
            request?: string;
            /** @description Not supported. */
            request_uri?: string;
        };
        Award: {
            id: number;
            name: string;
        };
        AwardBackPayAsked: {
            /**
             * Format: date
             * @description Periods with a pay date from this day on are made good.
             */
            from: string;
            /**
             * Format: date
             * @description The last pay date that is made good.
             */
            to: string;
            /** @description Left out, everybody who is owed something and has the classification of then. */
            employee_ids?: number[];
            /**
             * Format: date
             * @description When it is paid; the company's today by default.
             */
            pay_date?: string;
        };
        AwardBackPayConfirmed: {
            /** @description From the preview: what is paid is what was shown. */
            confirmation: string;
            /**
             * Format: date
             * @description Periods with a pay date from this day on are made good.
             */
            from: string;
            /**
             * Format: date
             * @description The last pay date that is made good.
             */
            to: string;
            /** @description Left out, everybody who is owed something and has the classification of then. */
            employee_ids?: number[];
            /**
             * Format: date
             * @description When it is paid; the company's today by default.
             */
            pay_date?: string;
        };
        AwardBody: {
            name: string;
        };
        AwardCheckOfPay: {
            /**
             * @description Known today: met, short, cannot-tell.
             * @enum {string}
             */
            verdict: string;
            short_by: number;
            /** @description By figures that are not certain enough for a verdict. */
            possibly_short_by: number;
            required: number;
            paid: number;
            /**
             * @description How deep the check went. Known today: nothing, base, penalties.
             * @enum {string}
             */
            tested_at: string;
            reasons: components["schemas"]["AwardCheckReason"][];
            /** @description Null for the national minimum wage. */
            award_code: string | null;
            classification: string | null;
            /** @description The minimum rate an hour. */
            hourly: number | null;
            /** Format: date */
            confirmed_until: string | null;
            /** @description Where the rates were published. */
            source: string | null;
            /** @description The dated files that were used. */
            editions: string[];
        };
        AwardCheckReason: {
            code: string;
            says: string;
        };
        AwardChecks: {
            /** @description Of everybody. */
            owed: number;
            /** @description No period is short and none is open. */
            all_met: boolean;
            periods: components["schemas"]["CheckedPayPeriod"][];
        };
        AwardClassification: {
            /** @description The id of the rate at the Fair Work Commission, which stays the same over the years; of a rate that its database does not hold, the name of the level, which leads to it by age and service. */
            classification: string;
            name: string;
            /** @description The heading above it. */
            group: string | null;
            /** @description adult, junior, apprentice, trainee and so on. */
            kind: string;
            /** @description Without casual loading; null where the award pays by another measure. */
            hourly: number | null;
            weekly: number | null;
            clause: string | null;
        };
        AwardIncrease: {
            /** Format: date */
            on: string;
            changes: number;
            /** @description Of everybody’s standard hours. */
            cost_per_week: number;
            confirmation: string;
            groups: components["schemas"]["IncreasedClassification"][];
        };
        AwardIncreaseAsked: {
            /**
             * Format: date
             * @description The first day of the first full pay period on or after the day of the increase.
             */
            on: string;
        };
        AwardIncreaseConfirm: {
            /** @description From the preview: what is confirmed is what was shown. */
            confirmation: string;
            /**
             * Format: date
             * @description The first day of the first full pay period on or after the day of the increase.
             */
            on: string;
        };
        AwardList: {
            awards: components["schemas"]["AwardSummary"][];
            /** @description Whose data this is. */
            attribution: string;
        };
        AwardOnDay: {
            /** Format: date */
            on: string;
            /** Format: date */
            effective_from: string;
            /**
             * Format: date
             * @description The last day for which somebody checked that the rates hold.
             */
            confirmed_until: string;
            /** @description Where the figures were published. */
            source: string;
            /** @description As a fraction; null where no certain figure is known. */
            casual_loading: number | null;
            /** @description Loading of annual leave as a fraction; null where no certain text is known. */
            leave_loading: number | null;
            /** @description The clause of leave_loading. */
            leave_loading_clause: string | null;
            classifications: components["schemas"]["AwardClassification"][];
            /** @description The workers whom its conditions tell apart; empty where conditions are not covered. */
            workers: string[];
            /** @description Allowances of its conditions, by id. */
            allowances: string[];
            /** @description What the award says and no result prices. */
            not_covered: string[];
            /** @description Such as MA000004. */
            award_code: string;
            name: string;
            /**
             * @description How far the award is known. interpreted: shifts become pay lines; interpreted-second-hand: likewise, its conditions from transcriptions; priced: the dollars of the pay guide; preview: percentages second-hand; rates: minimum rates only. Known today: interpreted, interpreted-second-hand, priced, preview, rates.
             * @enum {string}
             */
            coverage: string;
        };
        AwardPerson: {
            /** @enum {string} */
            employment_type: "full-time" | "part-time" | "casual";
            /** @description A rate id such as BR89795, or the name of the classification. */
            classification: string;
            /** @description The heading of apprentices, trainees and cadets. */
            group?: string;
            /** @description The stream of the award, such as Home care. */
            stream?: string;
            /**
             * Format: date
             * @description Juniors have rates by age; without it the adult rate is meant.
             */
            date_of_birth?: string;
            /** @description Retail, Fast Food and Pharmacy pay people of 18 to 20 by whether it is more than six. Service before a transfer of business counts. */
            months_with_employer?: number;
            /** @description day unless said; the award lists its workers. */
            worker?: string;
            disability_services_work?: boolean;
            /** @description Works in an office: MA000009 has junior rates of their own for it. */
            office?: boolean;
        };
        AwardSummary: {
            /** @description Such as MA000004. */
            award_code: string;
            name: string;
            /**
             * @description How far the award is known. interpreted: shifts become pay lines; interpreted-second-hand: likewise, its conditions from transcriptions; priced: the dollars of the pay guide; preview: percentages second-hand; rates: minimum rates only. Known today: interpreted, interpreted-second-hand, priced, preview, rates.
             * @enum {string}
             */
            coverage: string;
        };
        BackPay: {
            employee_id: number;
            /** @description What an hour should have paid. */
            pay_rate_per_hour: number | string;
            /**
             * Format: date
             * @description Pays with a pay date from this day on are made good.
             */
            from: string;
            /**
             * Format: date
             * @description The last pay date that is made good.
             */
            to: string;
            /**
             * Format: date
             * @description When it is paid; the company's today by default.
             */
            pay_date?: string;
        };
        BackPayItem: {
            employee_id: number;
            back_payments: components["schemas"]["OwedBackPayRow"][];
            /** @description Empty, so that no standing hours are paid again. */
            hours: string[];
        };
        BackPayPeriod: {
            pay_id: number;
            /** Format: date */
            pay_date: string;
            /** Format: date */
            period_start: string;
            /** Format: date */
            period_end: string;
            /** @description Gross as it was paid. */
            paid: number;
            /** @description Gross of the same rows at the other rate, less no more salary sacrifice than was given up. */
            should_have_been: number;
            difference: number;
        };
        BackPayRow: {
            description: string;
            amount: number;
            /** @description Australia: the method of Schedule 5. New Zealand: null, an extra pay. */
            tax_method: string | null;
            stp_category: string | null;
            /** Format: date */
            start_date: string | null;
            /** Format: date */
            end_date: string | null;
        };
        BackPaymentRow: {
            /** @description Null in a preview. */
            id: number | null;
            description: string;
            amount: number;
            stp_category: string | null;
            tax_method: string | null;
            /** Format: date */
            start_date: string | null;
            /** Format: date */
            end_date: string | null;
            /** @description AU only; on a row that takes back an amount. */
            is_adjustment?: boolean;
        };
        BackPayments: {
            /**
             * @description What the row is called; standing items are found by it.
             * @example Award rise from July
             */
            description: string;
            /**
             * @description Dollars; together with the description it finds an earlier item.
             * @example 90.00
             */
            amount: string | number;
            /**
             * @description Required when the item is new.
             * @example GROSS
             * @enum {string|null}
             */
            stp_category?: "BONUS_COMMISSION_NON_DIRECTOR_S_FEES" | "DIRECTOR_S_FEES" | "GROSS" | "ITEMISED_ALLOWANCESAD" | "ITEMISED_ALLOWANCESCD" | "ITEMISED_ALLOWANCESKN" | "ITEMISED_ALLOWANCESLD" | "ITEMISED_ALLOWANCESMD" | "ITEMISED_ALLOWANCESOD" | "ITEMISED_ALLOWANCESQN" | "ITEMISED_ALLOWANCESRD" | "ITEMISED_ALLOWANCESTD" | "LEAVEA" | "LEAVEC" | "LEAVEO" | "LEAVEP" | "LEAVEU" | "LEAVEW" | "OVERTIME" | "UNCLASSIFIED" | null;
            /** @enum {string|null} */
            tax_method?: "NORMAL_EARNINGS" | "SPREAD_OVER_SPECIFIC_RANGE" | "SPREAD_OVER_FINANCIAL_YEAR" | "METHOD_A_WHOLE_YEAR" | "METHOD_A_SPECIFIC_RANGE" | "METHOD_B1" | "METHOD_B2" | null;
            /** @description AU only. The row takes back what an earlier pay gave, and may be below zero. Default false. */
            is_adjustment?: boolean | null;
            /**
             * Format: date
             * @example 2026-07-01
             */
            start_date?: string | null;
            /**
             * Format: date
             * @example 2026-07-01
             */
            end_date?: string | null;
        };
        Balances: {
            employee_id: number;
            employee_number: string | null;
            /** Format: date */
            as_at: string;
            leave: components["schemas"]["LeaveOnADay"][];
            /** @description Opening figures included. */
            year_to_date: components["schemas"]["YearToDateOnADay"];
            /** @description How much of the year to date was brought along. */
            opening: components["schemas"]["OpeningPart"];
        };
        BankAccount: {
            bsb: string | null;
            account_number: string;
            account_name: string;
            reference: string | null;
            /** @description Fixed dollars of every pay */
            amount_per_period: number | null;
            /** @description 0.25 is 25% of the net pay */
            percentage: number | null;
            id: number;
            /** @description Place in the list, from 1. */
            rank: number;
        };
        BankAccountCreate: {
            rank?: number;
            bsb?: string | null;
            account_number: string;
            account_name: string;
            reference?: string | null;
            /** @description Fixed dollars of every pay */
            amount_per_period?: (string | number) | null;
            /** @description 0.25 is 25% of the net pay */
            percentage?: (string | number) | null;
        };
        BankAccountUpdate: {
            rank?: number;
            bsb?: string | null;
            account_number?: string;
            account_name?: string;
            reference?: string | null;
            /** @description Fixed dollars of every pay */
            amount_per_period?: (string | number) | null;
            /** @description 0.25 is 25% of the net pay */
            percentage?: (string | number) | null;
        };
        BasicEmployee: {
            id: number;
            number: string | null;
            first_name: string;
            last_name: string;
            format_name: string;
            is_terminated: boolean;
        };
        CalculatedPay: {
            /** @description Every figure of the pay, decimals as text. */
            pay: Record<string, unknown>;
            /** @description By figure. */
            explanation: {
                [key: string]: components["schemas"]["ExplanationStep"];
            };
        };
        CauseOfDifference: {
            /**
             * @description Known today: other-pays-of-the-period, law, pay-date, pay-frequency, hours, rate, rounding, leave, allowance, bonus, back-payment, termination, salary-sacrifice, tax-code, study-loan, retirement-savings, deduction, earlier-pays, employee-record, earnings, unexplained.
             * @enum {string}
             */
            cause: string;
            title: string;
            /** @description Causes that could not be priced apart from this one. */
            along_with: string[];
            /** @description What changed, in words. */
            says: string;
            change: components["schemas"]["ComparedFigures"];
            /** @description Of the law: what each rule moved. */
            rules: components["schemas"]["RuleThatMoved"][];
        };
        ChangeNotWorkedOut: {
            /** @description 0 for somebody who is not hired yet. */
            employee_id: number;
            reason: string;
        };
        ChangeOfLawAsked: {
            /**
             * Format: date
             * @description The law of this day.
             */
            from: string;
            /**
             * Format: date
             * @description Against the law of this day, which must be confirmed.
             */
            to: string;
            /** @description Editions in the place of those of the second day, as a parameter file has them: instrument, effectiveFrom, law (title, href) and values in the shape of the edition in force (GET /api/rules). */
            drafts?: Record<string, unknown>[];
        };
        ChangedRule: {
            instrument: string;
            /**
             * @description Known today: AU, NZ.
             * @enum {string}
             */
            country: string;
            earlier: components["schemas"]["RuleEdition"];
            later: components["schemas"]["RuleEdition"];
            /** @description Empty where a new edition repeats the old values. */
            changes: components["schemas"]["ChangedValue"][];
        };
        ChangedValue: {
            /** @description Where in the values: scales.2[1].a. */
            path: string;
            /** @description null where there was none. */
            old: string | number | boolean | null;
            /** @description null where there is none any more. */
            new: string | number | boolean | null;
        };
        CheckReason: {
            /**
             * @description Known today: hours-not-recorded, penalties-not-tested, rate-not-found, facts-not-readable, casual-loading-uncertain, junior-rate-uncertain, rate-changes-in-period, service-not-known, secondary-data, date-not-confirmed, date-not-covered, arrangement-not-covered, short-in-category, short-in-total, weekly-rate-met.
             * @enum {string}
             */
            code: string;
            says: string;
        };
        CheckedPay: {
            /**
             * @description Known today: met, short, cannot-tell.
             * @enum {string}
             */
            verdict: string;
            /**
             * @description How deep the check went. Known today: nothing, base, penalties.
             * @enum {string}
             */
            tested_at: string;
            short_by: number;
            /** @description By figures that are not certain enough for a verdict. */
            possibly_short_by: number;
            required: number;
            paid: number;
            lines: components["schemas"]["RequiredPay"][];
            comparison: components["schemas"]["ComparedCategory"][];
            reasons: components["schemas"]["CheckReason"][];
            not_covered: string[];
            /** @description What no check of a pay can see. */
            limits: string[];
            /** @description The dated files that were used. */
            editions: string[];
        };
        CheckedPayPeriod: {
            employee_id: number;
            /** Format: date */
            period_start: string;
            /** Format: date */
            period_end: string;
            /** Format: date */
            pay_date: string;
            pay_ids: number[];
            /**
             * @description Known today: met, short, cannot-tell.
             * @enum {string}
             */
            verdict: string;
            /** @description The verdict that the pay kept when it was made. */
            verdict_when_paid: string | null;
            /** @description What it was held against when it was paid, where something is owed and today's record names another award or classification. Nothing is owed where that has changed since. */
            held_against_when_paid: string | null;
            /** @description Back pay for the period in later pays. */
            paid_back: number;
            owed: number;
            /** @description The check by the rates of today; empty without an award. */
            checks: components["schemas"]["AwardCheckOfPay"][];
            /** @description What pays the back pay that is owed; empty where nothing is. */
            corrections: components["schemas"]["BackPayItem"][];
        };
        CheckoutAvailability: {
            /** @description A new client with this e-mail address can be signed up. */
            available: boolean;
            free_trial_available: boolean;
            /** @description Your own client behind the address or the number. */
            end_customer_id: number | null;
            reasons: string[];
        };
        CheckoutBillingAddress: {
            /**
             * @description The country of the company.
             * @enum {string}
             */
            country?: "AU" | "NZ";
            address1?: string | null;
            address2?: string | null;
            city?: string | null;
            state?: string | null;
            postcode?: string | null;
        };
        CheckoutBillingCountry: {
            /**
             * @description Known today: AU, NZ.
             * @enum {string}
             */
            code: string;
            name: string;
            /**
             * @description Known today: AUD, NZD.
             * @enum {string}
             */
            currency: string;
            tax_name: string;
            /** @description A share: 0.1 is ten per cent. */
            tax_rate: number;
            /**
             * @description The number that makes a company one of this country. Known today: abn, ird_number.
             * @enum {string}
             */
            business_number: string;
        };
        CheckoutCompany: {
            legal_name: string;
            billing_address?: components["schemas"]["CheckoutBillingAddress"];
            /** @description Australian business number; makes the company Australian */
            abn?: string | null;
            /** @description IRD number; makes the company a New Zealand one */
            ird_number?: string | null;
        };
        CheckoutCustomer: {
            first_name: string;
            last_name: string;
            /** Format: email */
            email: string;
            phone?: string | null;
        };
        CheckoutOrder: {
            /** @description null in a preview. */
            order_id: number | null;
            /**
             * @description Known today: order, upgrade.
             * @enum {string}
             */
            kind: string;
            dry_run: boolean;
            /**
             * @description Known today: active, expired, cancelled, replaced, preview.
             * @enum {string}
             */
            status: string;
            /** @description null in a preview for a new client. */
            customer_id: number | null;
            company_id: number | null;
            product_id: number;
            product_name: string;
            /**
             * @description Known today: MONTHLY, ANNUAL.
             * @enum {string}
             */
            interval: string;
            /** @description null means any number. */
            employee_cap: number | null;
            /**
             * @description Known today: AUD, NZD.
             * @enum {string}
             */
            currency: string;
            /** @description Of one interval, before tax. */
            price: number;
            /** @description For the unused part of the order that an upgrade replaces. */
            credit: number;
            /** @description A share: 0.1 is ten per cent. */
            tax_rate: number;
            /** @description GST on the price less the credit. */
            tax: number;
            total: number;
            free_trial_month_applied: boolean;
            /** @description Months of access, the free one included. */
            months: number;
            /** @example 2026-07-01T09:30:00.000 */
            starts_at: string;
            /** @example 2026-07-01T09:30:00.000 */
            ends_at: string;
            warnings: string[];
            /** @description The trial that the order retired. */
            converted_trial_id: number | null;
            /** @description The upgrade that took its place. */
            replaced_by_order_id: number | null;
            /** @example 2026-07-01T09:30:00.000 */
            created_at: string | null;
            /** @example 2026-07-01T09:30:00.000 */
            cancelled_at: string | null;
            cancel_reason: string | null;
            /** @description Only when an earlier request with the same key did it. */
            idempotency_replayed?: boolean;
        };
        CheckoutPrice: {
            /**
             * @description Known today: AU, NZ.
             * @enum {string}
             */
            country: string;
            /**
             * @description Known today: AUD, NZD.
             * @enum {string}
             */
            currency: string;
            /** @description Of one interval, before tax. */
            price: number;
            /** @description A share: 0.1 is ten per cent. */
            tax_rate: number;
            tax: number;
            total: number;
        };
        CheckoutProduct: {
            id: number;
            name: string;
            /**
             * @description Known today: MONTHLY, ANNUAL.
             * @enum {string}
             */
            interval: string;
            /** @description null means any number. */
            employee_cap: number | null;
            countries: ("AU" | "NZ")[];
            prices: components["schemas"]["CheckoutPrice"][];
        };
        CheckoutTrial: {
            subscription_trial_id: number;
            customer_id: number;
            company_id: number;
            /**
             * @description Known today: active, expired, cancelled.
             * @enum {string}
             */
            status: string;
            /** @example 2026-07-01T09:30:00.000 */
            starts_at: string;
            /** @example 2026-07-01T09:30:00.000 */
            ends_at: string;
            /** @description A begun day counts whole; 0 after the end. */
            days_remaining: number;
            /** @description An order took its place. */
            converted: boolean;
            converted_order_id: number | null;
            /** @example 2026-07-01T09:30:00.000 */
            cancelled_at: string | null;
            cancel_reason: string | null;
            /** @description Only when an earlier request with the same key did it. */
            idempotency_replayed?: boolean;
        };
        ClockPeriod: {
            start: string;
            /** @description A time before the start is on the next day. */
            end: string;
        };
        ClosedDownEmployee: {
            employee_id: number;
            employee_number: string | null;
            /** @description Why the closedown was not added for this employee; null where it stands. */
            problem: string | null;
        };
        Closedown: {
            /**
             * Format: date
             * @description The pay of this day pays 8% to an employee who has no annual holidays left, and the 12 months begin anew
             */
            start_date: string;
            /** Format: date */
            end_date: string;
            /**
             * Format: date
             * @description A day near the beginning from which the 12 months begin anew every year; left out, start_date
             */
            nominated_date: string | null;
            id: number;
            /** @description Place in the list, from 1. */
            rank: number;
        };
        ClosedownCreate: {
            rank?: number;
            /**
             * Format: date
             * @description The pay of this day pays 8% to an employee who has no annual holidays left, and the 12 months begin anew
             * @example 2026-07-01
             */
            start_date: string;
            /**
             * Format: date
             * @example 2026-07-01
             */
            end_date: string;
            /**
             * Format: date
             * @description A day near the beginning from which the 12 months begin anew every year; left out, start_date
             * @example 2026-07-01
             */
            nominated_date?: string | null;
        };
        ClosedownUpdate: {
            rank?: number;
            /**
             * Format: date
             * @description The pay of this day pays 8% to an employee who has no annual holidays left, and the 12 months begin anew
             * @example 2026-07-01
             */
            start_date?: string;
            /**
             * Format: date
             * @example 2026-07-01
             */
            end_date?: string;
            /**
             * Format: date
             * @description A day near the beginning from which the 12 months begin anew every year; left out, start_date
             * @example 2026-07-01
             */
            nominated_date?: string | null;
        };
        Company: {
            legal_name: string;
            /** @description Australian business number; makes the company Australian */
            abn: string | null;
            /** @description IRD number; makes the company a New Zealand one */
            ird_number: string | null;
            trading_name: string | null;
            branch_number: number;
            /** @description New Zealand business number */
            nzbn: string | null;
            contact_name: string | null;
            /** Format: email */
            email_address: string | null;
            phone: string | null;
            address1: string | null;
            address2: string | null;
            city: string | null;
            state: string | null;
            postcode: string | null;
            /** @description Decides which day "today" is; by default that of Sydney or Auckland */
            timezone: string;
            /**
             * @description Known today: WEEKLY, FORTNIGHTLY, MONTHLY.
             * @enum {string}
             */
            default_pay_period: string;
            /**
             * @description Known today: MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY.
             * @enum {string}
             */
            week_ends_on: string;
            /**
             * Format: date
             * @description A day that ends a fortnight
             */
            fortnight_anchor_date: string | null;
            /** @description Days from the end of a weekly period to its pay date: 3 pays in arrears, -3 in advance. Left out, a pay is for the period that holds its pay date. */
            weekly_pay_date_offset: number | null;
            /** @description Days from the end of a fortnightly period to its pay date: 3 pays in arrears, -3 in advance. Left out, a pay is for the period that holds its pay date. */
            fortnightly_pay_date_offset: number | null;
            /** @description Days from the end of a monthly period to its pay date: 3 pays in arrears, -3 in advance. Left out, a pay is for the period that holds its pay date. */
            monthly_pay_date_offset: number | null;
            bank_bsb: string | null;
            bank_account_number: string | null;
            bank_account_name: string | null;
            direct_entry_user_id: string | null;
            financial_institution: string | null;
            /** @description Region of the NZ anniversary day, such as Auckland, Hawke’s Bay or HKB, or AU state */
            region: string | null;
            /** @description Whether payslips by e-mail carry the PDF; otherwise the e-mail holds a link alone */
            attach_payslips: boolean;
            /** @description Australia: the employer's default fund, for who chooses none */
            default_fund_name: string | null;
            /** @description Unique superannuation identifier of the employer's default fund */
            default_fund_usi: string | null;
            id: number;
            /**
             * @description Decided by abn or ird_number on create. Known today: AU, NZ.
             * @enum {string}
             */
            country: string;
            /** @description Those that are not deleted. */
            employees: components["schemas"]["BasicEmployee"][];
        };
        CompanyAllowance: {
            id: number;
            company_id: number;
            description: string;
            amount: number;
            allowance_category: string | null;
            /** @description Only on allowances of the category OD that say what they are for. */
            other_type?: string;
            auto_apply_to_pay: boolean;
            is_taxable: boolean;
            is_itemised: boolean;
            is_included_in_super_calculations: boolean;
            /** @description Only where it was said: tax and super then follow the law. */
            is_within_limit?: boolean;
            employee_ids: number[];
        };
        CompanyAllowanceCreate: {
            description: string | null;
            amount: (string | number) | null;
            /** @enum {string|null} */
            allowance_category?: "AD" | "CD" | "KN" | "LD" | "MD" | "OD" | "QN" | "RD" | "TD" | "Unclassified" | null;
            /**
             * @description Of an allowance of the category OD, what it is for, as Single Touch Payroll reports it: G1 general (as which it is reported otherwise), H1 home office, ND non-deductible expenses, T1 transport and fares, U1 uniform, V1 private vehicle.
             * @enum {string|null}
             */
            other_type?: "G1" | "H1" | "ND" | "T1" | "U1" | "V1" | null;
            auto_apply_to_pay?: boolean | null;
            is_taxable?: boolean | null;
            is_itemised?: boolean | null;
            is_included_in_super_calculations?: boolean | null;
            /** @description Australia: whether each pay of it stays within the approved rate, the reasonable amount or the award amount. Where it is said, tax and super follow the law of its category on the day of the pay, and is_taxable and is_included_in_super_calculations do not count. Overtime meals and travel (MD, RD) that nothing is withheld from are not reported by Single Touch Payroll. */
            is_within_limit?: boolean | null;
            employee_ids?: number[] | null;
        };
        CompanyAllowanceUpdate: {
            description?: string | null;
            amount?: (string | number) | null;
            /** @enum {string|null} */
            allowance_category?: "AD" | "CD" | "KN" | "LD" | "MD" | "OD" | "QN" | "RD" | "TD" | "Unclassified" | null;
            /**
             * @description Of an allowance of the category OD, what it is for, as Single Touch Payroll reports it: G1 general (as which it is reported otherwise), H1 home office, ND non-deductible expenses, T1 transport and fares, U1 uniform, V1 private vehicle.
             * @enum {string|null}
             */
            other_type?: "G1" | "H1" | "ND" | "T1" | "U1" | "V1" | null;
            auto_apply_to_pay?: boolean | null;
            is_taxable?: boolean | null;
            is_itemised?: boolean | null;
            is_included_in_super_calculations?: boolean | null;
            /** @description Australia: whether each pay of it stays within the approved rate, the reasonable amount or the award amount. Where it is said, tax and super follow the law of its category on the day of the pay, and is_taxable and is_included_in_super_calculations do not count. Overtime meals and travel (MD, RD) that nothing is withheld from are not reported by Single Touch Payroll. */
            is_within_limit?: boolean | null;
            employee_ids?: number[] | null;
        };
        CompanyClosedown: {
            /**
             * Format: date
             * @description The pay of this day pays 8% to an employee who has no annual holidays left, and the 12 months begin anew
             * @example 2026-07-01
             */
            start_date: string;
            /**
             * Format: date
             * @example 2026-07-01
             */
            end_date: string;
            /**
             * Format: date
             * @description A day near the beginning from which the 12 months begin anew every year; left out, start_date
             * @example 2026-07-01
             */
            nominated_date?: string | null;
        };
        CompanyCreate: {
            legal_name: string;
            /** @description Australian business number; makes the company Australian */
            abn?: string | null;
            /** @description IRD number; makes the company a New Zealand one */
            ird_number?: string | null;
            trading_name?: string | null;
            branch_number?: number | null;
            /** @description New Zealand business number */
            nzbn?: string | null;
            contact_name?: string | null;
            /** Format: email */
            email_address?: string | null;
            phone?: string | null;
            address1?: string | null;
            address2?: string | null;
            city?: string | null;
            state?: string | null;
            postcode?: string | null;
            /**
             * @description Decides which day "today" is; by default that of Sydney or Auckland
             * @example Australia/Sydney
             */
            timezone?: string | null;
            /** @enum {string|null} */
            default_pay_period?: "WEEKLY" | "FORTNIGHTLY" | "MONTHLY" | null;
            /** @enum {string|null} */
            week_ends_on?: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY" | null;
            /**
             * Format: date
             * @description A day that ends a fortnight
             * @example 2026-07-01
             */
            fortnight_anchor_date?: string | null;
            /** @description Days from the end of a weekly period to its pay date: 3 pays in arrears, -3 in advance. Left out, a pay is for the period that holds its pay date. */
            weekly_pay_date_offset?: number | null;
            /** @description Days from the end of a fortnightly period to its pay date: 3 pays in arrears, -3 in advance. Left out, a pay is for the period that holds its pay date. */
            fortnightly_pay_date_offset?: number | null;
            /** @description Days from the end of a monthly period to its pay date: 3 pays in arrears, -3 in advance. Left out, a pay is for the period that holds its pay date. */
            monthly_pay_date_offset?: number | null;
            bank_bsb?: string | null;
            bank_account_number?: string | null;
            bank_account_name?: string | null;
            direct_entry_user_id?: string | null;
            financial_institution?: string | null;
            /** @description Region of the NZ anniversary day, such as Auckland, Hawke’s Bay or HKB, or AU state */
            region?: string | null;
            /** @description Whether payslips by e-mail carry the PDF; otherwise the e-mail holds a link alone */
            attach_payslips?: boolean | null;
            /** @description Australia: the employer's default fund, for who chooses none */
            default_fund_name?: string | null;
            /** @description Unique superannuation identifier of the employer's default fund */
            default_fund_usi?: string | null;
            /** @description Ignored: ids are generated. */
            id?: unknown | null;
            /** @description Made in the same transaction; one bad item refuses the whole request. */
            employees?: components["schemas"]["EmployeeCreate"][] | null;
        };
        CompanyPartialUpdate: {
            legal_name?: string;
            /** @description Australian business number; makes the company Australian */
            abn?: string | null;
            /** @description IRD number; makes the company a New Zealand one */
            ird_number?: string | null;
            trading_name?: string | null;
            branch_number?: number;
            /** @description New Zealand business number */
            nzbn?: string | null;
            contact_name?: string | null;
            /** Format: email */
            email_address?: string | null;
            phone?: string | null;
            address1?: string | null;
            address2?: string | null;
            city?: string | null;
            state?: string | null;
            postcode?: string | null;
            /**
             * @description Decides which day "today" is; by default that of Sydney or Auckland
             * @example Australia/Sydney
             */
            timezone?: string;
            /** @enum {string} */
            default_pay_period?: "WEEKLY" | "FORTNIGHTLY" | "MONTHLY";
            /** @enum {string} */
            week_ends_on?: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
            /**
             * Format: date
             * @description A day that ends a fortnight
             * @example 2026-07-01
             */
            fortnight_anchor_date?: string | null;
            /** @description Days from the end of a weekly period to its pay date: 3 pays in arrears, -3 in advance. Left out, a pay is for the period that holds its pay date. */
            weekly_pay_date_offset?: number | null;
            /** @description Days from the end of a fortnightly period to its pay date: 3 pays in arrears, -3 in advance. Left out, a pay is for the period that holds its pay date. */
            fortnightly_pay_date_offset?: number | null;
            /** @description Days from the end of a monthly period to its pay date: 3 pays in arrears, -3 in advance. Left out, a pay is for the period that holds its pay date. */
            monthly_pay_date_offset?: number | null;
            bank_bsb?: string | null;
            bank_account_number?: string | null;
            bank_account_name?: string | null;
            direct_entry_user_id?: string | null;
            financial_institution?: string | null;
            /** @description Region of the NZ anniversary day, such as Auckland, Hawke’s Bay or HKB, or AU state */
            region?: string | null;
            /** @description Whether payslips by e-mail carry the PDF; otherwise the e-mail holds a link alone */
            attach_payslips?: boolean;
            /** @description Australia: the employer's default fund, for who chooses none */
            default_fund_name?: string | null;
            /** @description Unique superannuation identifier of the employer's default fund */
            default_fund_usi?: string | null;
        };
        CompanyWorklist: {
            company_id: number;
            name: string;
            /**
             * @description That of the most urgent entry. Known today: late, failed, today, waiting, soon, later, nothing.
             * @enum {string}
             */
            urgency: string;
            /** @description The most urgent first. */
            items: components["schemas"]["WorklistEntry"][];
        };
        ComparedCategory: {
            /**
             * @description Known today: ordinary, penalty, overtime, allowance, expense, leave, salary, hours.
             * @enum {string}
             */
            category: string;
            required: number;
            paid: number;
            short_by: number;
        };
        ComparedFigure: {
            /** @description By the Holidays Act 2003. */
            holidays_act: number;
            /** @description By the Employment Leave Act 2026. */
            employment_leave_act: number;
            /** @description What the new law gives more, or below zero less. */
            difference: number;
        };
        ComparedFigures: {
            gross: number;
            /** @description With the study loan in Australia, without the student loan in New Zealand. */
            tax: number;
            study_loan: number;
            net: number;
            /** @description What the fund receives: super, or both contributions to KiwiSaver. */
            super: number;
            /** @description Earnings before salary sacrifice and the employer’s own contribution. */
            cost: number;
        };
        ComparedLeave: {
            name: string | null;
            /** @description Hours of annual leave that may be taken. */
            annual_leave_hours: components["schemas"]["ComparedFigure"];
            /** @description What annual leave is worth if the employment ended now. */
            annual_leave_value: components["schemas"]["ComparedFigure"];
            sick_leave_hours: components["schemas"]["ComparedFigure"];
            /** @description Paid with the pays in place of leave. */
            paid_with_pays: components["schemas"]["ComparedFigure"];
            /** @description Both amounts together. */
            value: components["schemas"]["ComparedFigure"];
        };
        ComparedPerson: {
            /** @description What the row is called in the answer. */
            name?: string;
            /**
             * @description Dollars of every hour.
             * @example 40
             */
            hourly_rate: number | string;
            /**
             * @description Hours of a day, for sick leave of the Holidays Act.
             * @example 8
             */
            hours_per_day: number | string;
            /** @description From the first week of the employment; no leave was taken. */
            weeks: components["schemas"]["ComparedWeeks"][];
        };
        ComparedWeeks: {
            /**
             * @description Hours that were agreed on.
             * @example 40
             */
            standard_hours: number | string;
            /** @description Paid hours beyond them that may be refused. */
            additional_hours?: number | string;
            /** @description Hours of work that need not be offered nor accepted. */
            casual_hours?: number | string;
            /** @description So many weeks in a row; default 1. */
            count?: number;
        };
        Correction: {
            pay: components["schemas"]["Pay"];
            replacement: components["schemas"]["PreviewedPay"];
            /** @description What the replacement has more (or less) of, figure by figure. */
            change: {
                [key: string]: number;
            };
            /** @description What moves, from what to what, a sentence each. */
            in_words: string[];
            leave: components["schemas"]["LeaveChange"][];
            year_to_date: components["schemas"]["YearToDateChange"];
            filing: components["schemas"]["FilingThatFollows"];
            /** @description AU only, where the replacement pays less: what the employee has to repay. */
            overpayment: components["schemas"]["Overpayment"] | null;
            /** @description Later pays of the same year; they are left as they are. */
            later_pay_ids: number[];
            /** @description Payslips that were handed out and now differ; empty in a preview. */
            payslips_that_differ: components["schemas"]["IssuedPayslip"][];
        };
        DecidedEmployeeRequest: {
            /**
             * @description Approved leave: placed in the pay that waits, or entered in the pay of its days before; taken in by a later pay; some of its days are in a processed pay without it, which is corrected by hand; or the pay that waits refused it, and it is entered by hand. Known today: placed, later, paid, refused.
             * @enum {string|null}
             */
            leave_placed: string | null;
            id: number;
            employee_id: number;
            /**
             * @description Known today: leave, details, bank-account, tax, super.
             * @enum {string}
             */
            kind: string;
            /**
             * @description Known today: waiting, approved, declined.
             * @enum {string}
             */
            status: string;
            /** @example 2026-07-01T09:30:00.000 */
            requested_at: string;
            /** @description The leave that is asked for; null for other kinds. */
            leave: components["schemas"]["AskedLeave"] | null;
            /** @description What the record would hold. */
            values: components["schemas"]["AskedValue"][];
            /** @description What was written to the employee. */
            reason: string | null;
        };
        DelegationRecord: {
            id: number;
            /** @description The user who is absent. */
            user_id: number;
            /** @description The user who approves in their place. */
            delegate_id: number;
            /** @example 2026-07-01T09:30:00.000 */
            starts_at: string;
            /**
             * @description The first moment at which it does not hold any more.
             * @example 2026-07-01T09:30:00.000
             */
            ends_at: string;
            /** @description It holds now. */
            is_active: boolean;
        };
        DeletedPay: {
            message: string;
            warnings: components["schemas"]["PayWarning"][];
            /** @description The last payslip of each pay that was handed out and reads otherwise. */
            payslips_that_differ: components["schemas"]["IssuedPayslip"][];
        };
        DeliveryAttempt: {
            attempt: number;
            /** @example 2026-07-01T09:30:00.000 */
            ended_at: string;
            duration_ms: number;
            status_code: number | null;
            error: string | null;
            /** @description As sent, with the signatures; null for attempts of earlier versions. */
            request_headers: {
                [key: string]: string;
            } | null;
            response_headers: {
                [key: string]: string;
            } | null;
            /** @description The first 2048 bytes. */
            response_body: string | null;
        };
        EarlierEtpCreate: {
            /**
             * Format: date
             * @example 2026-07-01
             */
            paid_on: string;
            taxable_component: string | number;
            /** @description What of the instalment was the tax-free part of a genuine redundancy; it is used up of the limit. Left out, nothing, with a warning. */
            lump_sum_d?: (string | number) | null;
        };
        EarningsWeek: {
            /**
             * Format: date
             * @description The last day of the week
             */
            week_ending: string;
            /** @description Gross earnings of the week (Holidays Act 2003 s 14) */
            gross: number;
            /** @description The part that is not a regular part of pay (s 8) */
            irregular: number | null;
            /** @description Whole or part days worked or on paid leave (s 9A) */
            days_worked: number | null;
            id: number;
            /** @description Place in the list, from 1. */
            rank: number;
        };
        EarningsWeekCreate: {
            rank?: number;
            /**
             * Format: date
             * @description The last day of the week
             * @example 2026-07-01
             */
            week_ending: string;
            /** @description Gross earnings of the week (Holidays Act 2003 s 14) */
            gross: string | number;
            /** @description The part that is not a regular part of pay (s 8) */
            irregular?: (string | number) | null;
            /** @description Whole or part days worked or on paid leave (s 9A) */
            days_worked?: (string | number) | null;
        };
        EarningsWeekUpdate: {
            rank?: number;
            /**
             * Format: date
             * @description The last day of the week
             * @example 2026-07-01
             */
            week_ending?: string;
            /** @description Gross earnings of the week (Holidays Act 2003 s 14) */
            gross?: string | number;
            /** @description The part that is not a regular part of pay (s 8) */
            irregular?: (string | number) | null;
            /** @description Whole or part days worked or on paid leave (s 9A) */
            days_worked?: (string | number) | null;
        };
        Employee: {
            id: number;
            company_id: number;
            first_name: string;
            middle_name: string | null;
            last_name: string;
            /** @description As the tax office, banks and super funds know the person, where the name itself is in other letters */
            reported_first_name: string | null;
            /** @description As the tax office, banks and super funds know the person, where the name itself is in other letters */
            reported_last_name: string | null;
            /** Format: date */
            date_of_birth: string;
            /**
             * @description Known today: MALE, FEMALE, INDETERMINATE, UNKNOWN.
             * @enum {string}
             */
            gender: string;
            honorific: string | null;
            /** @description The client's own code for the employee; unique across all companies of the account */
            number: string | null;
            address1: string;
            address2: string | null;
            city: string;
            state: string;
            /** @description Selects the AU or NZ rules on create, whatever the country of the company */
            country: string;
            postcode: string;
            /** Format: email */
            email_address: string | null;
            phone_home: string | null;
            phone_mobile: string | null;
            phone_medical: string | null;
            kin_name: string | null;
            kin_relationship: string | null;
            kin_address1: string | null;
            kin_address2: string | null;
            kin_city: string | null;
            kin_state: string | null;
            kin_postcode: string | null;
            kin_phone_home: string | null;
            kin_phone_work: string | null;
            kin_phone_mobile: string | null;
            kin_notes: string | null;
            /** Format: date */
            start_date: string;
            /** @description One of Full-time, Part-time, Casual, Labour Hire; case and hyphens do not matter */
            employment_status: string;
            /** @description Id or name of an option */
            employment_type: number | null;
            /** @description Id or name of an option */
            employment_tenure: number | null;
            /** @description When false, no pending pays are made; the employee still counts toward the plan */
            active_pay_recipient: boolean;
            position: string | null;
            department: string | null;
            /** @description The days that are worked, such as MON,TUE,WED; weeks that take turns are parted by semicolons. New Zealand: says whether a public holiday would otherwise be a working day (Holidays Act 2003 s 12). Left out, it follows from standard_days_per_week where that leaves no doubt */
            working_days: string | null;
            /**
             * Format: date
             * @description A day in the first of the weeks of working_days that take turns; left out, start_date
             */
            working_days_from: string | null;
            /** @description New Zealand: the region whose anniversary day this employee keeps, where the place of work has another than the region of the company, such as Wellington or WGN; left out, that of the company (Holidays Act 2003 s 44) */
            public_holiday_region: string | null;
            /** @description Paid super only: no tax file number needed, outside STP and PAYG */
            is_super_only_contractor: boolean;
            /** @description Needed on an AU create unless super only */
            tax_file_number: string | null;
            /** Format: date */
            tfnd_signed_date: string | null;
            is_foreign_resident: boolean | null;
            has_claimed_tax_free_threshold: boolean | null;
            has_stsl_liability: boolean | null;
            is_closely_held: boolean | null;
            working_holiday_tax_scale_applies: boolean;
            include_email_and_phone_in_stp: boolean;
            /** @description The employee's own business number */
            abn: string | null;
            /**
             * @description Claimed on a Medicare levy variation declaration: scales 5 and 6 Known today: NONE, HALF, FULL.
             * @enum {string}
             */
            medicare_levy_exemption: string;
            /** @description The family reduction of a Medicare levy variation declaration */
            is_medicare_levy_reduction_claimed: boolean;
            /** @description Means something only with the reduction */
            medicare_levy_has_spouse: boolean;
            /** @description Means something only with the reduction */
            medicare_levy_dependants: number;
            /**
             * @description The surcharge that a Medicare levy variation declaration asks to have withheld: 1, 1.25 or 1.5% of the earnings; with neither an exemption nor the reduction Known today: NONE, TIER_1, TIER_2, TIER_3.
             * @enum {string}
             */
            medicare_levy_surcharge: string;
            /** @description Tax offsets of a year, from the withholding declaration */
            tax_offset_amount: number | null;
            /** @description Dollars a pay, at the written request of the payee */
            extra_withholding_amount: number | null;
            /** @description A part of the earnings, at the written request of the payee; not with extra_withholding_amount */
            extra_withholding_rate: number | null;
            /** @description The rate of a PAYG withholding variation notice, in place of the schedules */
            withholding_variation_rate: number | null;
            /** @description The amount a pay of such a notice; not with withholding_variation_rate */
            withholding_variation_amount: number | null;
            /**
             * Format: date
             * @description First day of payments that the notice is for
             */
            withholding_variation_from: string | null;
            /**
             * Format: date
             * @description Last day of payments that the notice is for
             */
            withholding_variation_to: string | null;
            /** @description Whether the notice names bonuses and back payments */
            is_withholding_variation_for_additional_payments: boolean;
            /**
             * @description The seniors and pensioners offset: Schedule 9 Known today: NONE, SINGLE, COUPLE, ILLNESS_SEPARATED.
             * @enum {string}
             */
            seniors_offset: string;
            /** @description Paid by an approved employer under the Pacific Australia Labour Mobility scheme */
            seasonal_worker_scheme: boolean;
            /**
             * @description A schedule of an occupation, or of engagement day by day, in place of Schedule 1. DAILY_OR_CASUAL needs days_paid on each pay Known today: NONE, HORTICULTURE_OR_SHEARING, PROMOTIONAL_PERFORMER, DAILY_OR_CASUAL.
             * @enum {string}
             */
            withholding_schedule: string;
            /** @description Home country of a working holiday maker */
            working_holiday_country: string | null;
            /** @description Whether the employer is registered for working holiday makers; otherwise a higher rate */
            is_employer_registered_whm: boolean;
            /** @description Asked in writing for the amounts of a year with 53 weekly or 27 fortnightly pays */
            has_extra_pay_in_year: boolean;
            /** @description No super for private or domestic work of 30 hours a week or less */
            is_private_or_domestic_worker: boolean;
            /** @description Receives a death benefit for an employee who died, and is not employed: reported with the employment basis D, and in no pay run. Terminating the record pays the benefit; start_date can be the day of the death */
            is_death_beneficiary: boolean;
            /** @description What a child support notice protects in a pay period, where it names its own amount */
            child_support_protected_earnings: number | null;
            /** @description Taxable value of the fringe benefits of an FBT year; what is reportable follows from it */
            fringe_benefits_taxable_value: number | null;
            /**
             * Format: date
             * @description The 31 March that ends the FBT year; needed with fringe_benefits_taxable_value
             */
            fringe_benefits_year_end: string | null;
            /** @description The employer is exempt under section 57A; reported under code X in place of T */
            is_fbt_exempt_employer: boolean;
            /**
             * @description What sets the minimum of the pay; left out, AWARD where award_code is there. Pays of an agreement and the like cannot be judged Known today: AWARD, NATIONAL_MINIMUM_WAGE, ENTERPRISE_AGREEMENT, INDIVIDUAL_FLEXIBILITY_ARRANGEMENT, SUPPORTED_WAGE, PIECE_RATES, ANNUALISED_WAGE_CLAUSE.
             * @enum {string|null}
             */
            minimum_pay_set_by: string | null;
            /** @description The modern award that covers the work; GET /api/awards lists them */
            award_code: string | null;
            /** @description By the duties actually done: a rate id such as BR89795, or the name in GET /api/awards/{award_code} */
            award_classification: string | null;
            /** @description Why this classification, kept as evidence with every check */
            award_classification_reason: string | null;
            /** @description The heading of apprentices, trainees and cadets in the pay guide */
            award_group: string | null;
            /** @description The stream of the award, such as Home care */
            award_stream: string | null;
            /** @description day unless said; GET /api/awards/{award_code} lists the workers of the award */
            award_worker: string | null;
            /** @description Does disability services work: MA000100 has other minimum payments, overtime and broken shifts for it */
            award_disability_services_work: boolean;
            /** @description Works in an office: MA000009 has junior rates of their own for it */
            award_office_work: boolean;
            /** @description Of a part-time agreement; a shift that says guaranteed_hours has its own */
            award_agreed_hours_per_day: number | null;
            /** @description The weeks over which ordinary hours are averaged, as the award allows: 2 for 76 hours a fortnight. Shifts are overtime beyond the hours of all of them */
            award_averaging_weeks: number;
            /**
             * Format: date
             * @description The first day of one of these cycles; left out, they are counted from the fortnight of the company
             */
            award_averaging_starts_on: string | null;
            /** @description The minimum rate an hour with all-purpose allowances, where it is more than that of the classification */
            award_all_purpose_rate: number | null;
            /** @description The contract lets pay above the minimum cover penalties, overtime and allowances of the same pay period */
            award_set_off: boolean;
            /** @description No hour of the pays falls at a time or on a day with a penalty and none is overtime, so that hours without shifts can be judged */
            award_ordinary_hours_only: boolean;
            /**
             * @description Base code; a trailing " SL" becomes the base code with a student loan Known today: M, ME, SB, S, SH, ST, SA, CAE, EDW, NSW, STC, ND, WT, M SL, ME SL, SB SL, S SL, SH SL, ST SL, SA SL, CAE SL, EDW SL, NSW SL, STC SL, ND SL, WT SL.
             * @enum {string|null}
             */
            nz_tax_code: string | null;
            /** @description IRD number; needed on an NZ create unless the code is WT or ND */
            ird_number: string | null;
            has_student_loan: boolean;
            /** @description Forces code ND, no student loan, and no IRD number */
            no_declaration: boolean;
            /** @description Rate of the tailored tax code certificate, levy included; needed with the code STC */
            stc_rate: number | null;
            /** @description Student loan rate of the certificate */
            stc_student_loan_rate: number | null;
            /** @description Whether student loan deductions under the certificate begin at the repayment threshold, as for main income; false for secondary income */
            stc_student_loan_threshold_applies: boolean;
            /**
             * Format: date
             * @description The first day of the certificate; left out, it covers every earlier day
             */
            stc_start_date: string | null;
            /**
             * Format: date
             * @description The last day of the certificate; after it stc_previous_tax_code counts, and without one ND
             */
            stc_end_date: string | null;
            /**
             * @description The code that was declared before the certificate and counts outside its days; a record that changes to STC keeps it Known today: M, ME, SB, S, SH, ST, SA, CAE, EDW, NSW.
             * @enum {string|null}
             */
            stc_previous_tax_code: string | null;
            /** @description Special deduction rate in place of the standard one */
            student_loan_special_rate: number | null;
            /** @description Compulsory extra student loan deductions, told by Inland Revenue (SLCIR) */
            slcir_rate: number | null;
            /** @description What of the compulsory extra deductions is still to be deducted */
            slcir_remaining_amount: number | null;
            /** @description Number of the notice that slcir_remaining_amount is of: deductions of pays under it count. A change of the amount counts it up */
            slcir_notice_number: number | null;
            /** @description Voluntary extra student loan deductions of each pay in dollars (SLBOR) */
            slbor_amount: number | null;
            /** @description Voluntary extra student loan deductions as a part of the pay (SLBOR); not with slbor_amount */
            slbor_rate: number | null;
            /** @description Code WT: the activity of Schedule 4, such as cleaning; left out, the payment is a voluntary one */
            schedular_activity: string | null;
            /** @description Code WT: the rate chosen on the IR330C */
            schedular_elected_rate: number | null;
            /** @description Code WT: the rate of a tailored tax rate certificate */
            schedular_certificate_rate: number | null;
            /** @description A higher tax rate that the employee chose for extra pays */
            extra_pay_elected_rate: number | null;
            /**
             * @description The minimum wage that pays are held against; left out, that of adults from the age of 16 Known today: ADULT, STARTING_OUT, TRAINING, NONE.
             * @enum {string|null}
             */
            minimum_wage: string | null;
            /**
             * @description Known today: CASH, DIRECT BANK ENTRY, OTHER.
             * @enum {string}
             */
            pay_method: string;
            /**
             * @description Known today: WEEKLY, FORTNIGHTLY, MONTHLY.
             * @enum {string}
             */
            pay_period: string;
            pay_rate_per_hour: number;
            /** @description Whole dollars a year; gives pay_rate_per_hour by the standard hours of 52 weeks, so that a period pays its part of the salary */
            annual_salary: number | null;
            standard_hours_per_day: number;
            standard_days_per_week: number;
            /**
             * @description Known today: C, P, F, L.
             * @enum {string}
             */
            stp_employment_status: string;
            default_employee_fund_member_number: string | null;
            default_employee_fund_usi: string | null;
            /** @description The part above compulsory_super_rate is a reportable employer contribution */
            super_rate: number | null;
            compulsory_super_rate: number | null;
            is_super_enabled: boolean;
            is_super_age_threshold_enabled: boolean;
            /**
             * @description Known today: OTE, GROSS, QE.
             * @enum {string|null}
             */
            super_based_on: string | null;
            kiwisaver_employee_rate: number | null;
            kiwisaver_employer_rate: number | null;
            /**
             * @description Known today: AE, AK, OK, NK, CT.
             * @enum {string}
             */
            kiwisaver_status_code: string;
            kiwisaver_existing_action: string | null;
            kiwisaver_cec_obligation: string | null;
            esct_rate: number;
            /** @description Nobody has worked the rate out; false once esct_rate is sent. Pays at a default rate warn */
            esct_rate_is_default: boolean;
            /**
             * @description Known today: ESCT, PAYE.
             * @enum {string|null}
             */
            employer_contrib_tax_method: string | null;
            employer_contrib_paye_fraction: number | null;
            /**
             * @description Under PAYE: the fund gets the contribution whole, or less the income tax on it; left out, whole Known today: GROSS, NET.
             * @enum {string|null}
             */
            employer_contrib_paid_as: string | null;
            /**
             * Format: date
             * @description The first day of a savings suspension
             */
            kiwisaver_suspension_start_date: string | null;
            /**
             * Format: date
             * @description The last day on its notice, at most a year later
             */
            kiwisaver_suspension_end_date: string | null;
            kiwisaver_suspension_employer_continues: boolean;
            /**
             * Format: date
             * @description The first day of a temporary rate reduction
             */
            kiwisaver_reduction_start_date: string | null;
            /**
             * Format: date
             * @description The last day on its notice, at most a year later
             */
            kiwisaver_reduction_end_date: string | null;
            kiwisaver_reduction_employer_matches: boolean;
            /** @description Salary or wages of the last tax year, of which the employee was employed for all; gives the ESCT rate */
            esct_last_year_earnings: number | null;
            /** @description Employer contributions of the last tax year before tax */
            esct_last_year_contributions: number | null;
            /** @description The tax year that the earnings are of, by the year of its 31 March. Left out when earnings are sent: the one that ended last */
            esct_last_year: number | null;
            /** @description One pay of somebody who was not employed for all of the last tax year; gives the ESCT rate */
            esct_expected_pay: number | null;
            /** @description The employer contribution of that pay before tax */
            esct_expected_contribution: number | null;
            /** @description The days that it covers */
            esct_expected_pay_days: number | null;
            /** @description When false, nothing accrues */
            is_leave_enabled: boolean;
            include_leave_loading_in_super: boolean;
            accrue_leave_on_hours_worked: boolean;
            accrue_leave_on_overtime_hours: boolean;
            accrue_holiday_leave_per_hour: number;
            accrue_sick_leave_per_hour: number;
            accrue_lsl_per_hour: number;
            num_sick_leave_days_per_year: number;
            /** @description New Zealand: 20 are the four weeks of the Holidays Act, however many days a week are worked; other days count where they are more than four weeks, and 0 gives none */
            num_holiday_leave_days_per_year: number;
            /** @description New Zealand: the weeks of annual holidays that were agreed, of whatever days are worked; left out, num_holiday_leave_days_per_year counts (Holidays Act 2003 ss 6, 16) */
            annual_holidays_weeks_per_year: number | null;
            /** @description New Zealand: what an ordinary working week pays with regular overtime, commission, allowances and board (Holidays Act 2003 s 8). Left out, and where it is less, pay_rate_per_hour for the standard hours counts */
            ordinary_weekly_pay: number | null;
            /** @description New Zealand: what a working day pays with regular overtime, commission, allowances and board (Holidays Act 2003 s 9). Left out, and where it is less, pay_rate_per_hour for standard_hours_per_day counts */
            relevant_daily_pay: number | null;
            /** @description New Zealand: the daily pay varies within the pay period, so that average daily pay takes the place of relevant daily pay (Holidays Act 2003 s 9A(1)(b)). It divides by days_paid of the pays; left out there, by hours over standard_hours_per_day. Default false */
            daily_pay_varies: boolean;
            is_lsl_enabled: boolean;
            /** @description Years of service that qualify. For the record: pays accrue by accrue_lsl_per_hour */
            lsl_x_years: number;
            /** @description Weeks accrued per that many years. For the record: pays accrue by accrue_lsl_per_hour */
            lsl_accrued_x_years: number;
            hourly_amount_for_workers_comp_leave: number;
            hourly_amount_for_paid_parental_leave: number;
            rdo_hours: number;
            toil_hours: number;
            /** @description 0.175 is 17.5% */
            leave_loading_percentage: number;
            /**
             * @description New Zealand: why annual holiday pay of 8% is paid with each pay (Holidays Act 2003 s 28) Known today: FIXED_TERM, INTERMITTENT.
             * @enum {string|null}
             */
            holiday_pay_with_pay: string | null;
            /** @description The employee agreed to it in the employment agreement */
            holiday_pay_with_pay_agreed: boolean;
            /**
             * Format: date
             * @description The last day of the fixed term
             */
            holiday_pay_with_pay_end_date: string | null;
            /** @description Both agreed to go on in a series of fixed terms beyond 12 months */
            holiday_pay_with_pay_series_agreed: boolean;
            primary_bank_bsb: string | null;
            /** @description At most 12 digits, or the whole number of a New Zealand account */
            primary_bank_account_number: string | null;
            primary_bank_account_name: string | null;
            secondary_bank_bsb: string | null;
            /** @description At most 12 digits, or the whole number of a New Zealand account */
            secondary_bank_account_number: string | null;
            secondary_bank_account_name: string | null;
            secondary_bank_reference: string | null;
            /** @description Fixed; the remainder goes to the primary account */
            secondary_bank_amount_per_period: number | null;
            /** @description The master switch; it does not send an invitation */
            employee_portal_active: boolean;
            allow_edit_timesheet: boolean;
            allow_edit_timeclock: boolean;
            allow_edit_account_details: boolean;
            allow_edit_tax_settings: boolean;
            allow_edit_bank_accounts: boolean;
            allow_edit_super_details: boolean;
            allow_edit_leave_requests: boolean;
            /** @description Means something only with allow_edit_leave_requests */
            allow_edit_leave_requests_when_negative: boolean;
            allow_view_holiday_leave_balance: boolean;
            allow_view_sick_leave_balance: boolean;
            allow_view_long_service_leave_balance: boolean;
            allow_view_payslips: boolean;
            show_roster_summary_on_payslip: boolean;
            show_position_on_payslip: boolean;
            show_department_on_payslip: boolean;
            payslip_show_holiday_leave_balance: boolean;
            payslip_show_sick_leave_balance: boolean;
            payslip_show_lsl_balance: boolean;
            payslip_show_negative_leave_balances: boolean;
            payslip_show_custom_balances: boolean;
            payslip_show_hours_and_rate: boolean;
            payslip_show_allowance_units: boolean;
            payslip_show_base_ordinary_rate: boolean;
            payslip_show_super_ytd: boolean;
            payslip_show_ytd: boolean;
            payslip_show_zero_dollar_leave: boolean;
            payslip_time_non_decimal: boolean;
            is_terminated: boolean;
            /** Format: date */
            termination_date: string | null;
            is_deleted: boolean;
            /**
             * @description Known today: Full-time, Part-time, Casual, Labour Hire.
             * @enum {string}
             */
            readable_stp_employment_status: string;
            is_australian_resident: boolean | null;
            /**
             * @description Known today: SAW, CHP, WHM, SWP, LAB.
             * @enum {string|null}
             */
            income_stream: string | null;
            /** @description The payee's id in Single Touch Payroll */
            stp_id: string;
            /** @description Six characters, as Single Touch Payroll reports them */
            tax_treatment_code: string | null;
            /**
             * @description Known today: RESIDENT, FOREIGN_RESIDENT, WORKING_HOLIDAY_MAKER.
             * @enum {string|null}
             */
            single_touch_residency_status: string | null;
            /** @description Where one employee is read with include=balances. */
            balances?: components["schemas"]["Balances"];
        };
        EmployeeAccessRecord: {
            /**
             * @description Whoever was invited has not set a password yet; whoever is active signs in. Known today: none, invited, active, disabled.
             * @enum {string}
             */
            status: string;
            /** @description What they sign in with. */
            email: string | null;
            /** @example 2026-07-01T09:30:00.000 */
            since: string | null;
        };
        EmployeeCreate: {
            first_name: string;
            middle_name?: string | null;
            last_name: string;
            /** @description As the tax office, banks and super funds know the person, where the name itself is in other letters */
            reported_first_name?: string | null;
            /** @description As the tax office, banks and super funds know the person, where the name itself is in other letters */
            reported_last_name?: string | null;
            /**
             * Format: date
             * @example 2026-07-01
             */
            date_of_birth: string;
            /** @enum {string|null} */
            gender?: "MALE" | "FEMALE" | "INDETERMINATE" | "UNKNOWN" | null;
            honorific?: string | null;
            /** @description The client's own code for the employee; unique across all companies of the account */
            number?: string | null;
            address1: string;
            address2?: string | null;
            city: string;
            state: string;
            /** @description Selects the AU or NZ rules on create, whatever the country of the company */
            country: string;
            postcode: string;
            /** Format: email */
            email_address?: string | null;
            phone_home?: string | null;
            phone_mobile?: string | null;
            phone_medical?: string | null;
            kin_name?: string | null;
            kin_relationship?: string | null;
            kin_address1?: string | null;
            kin_address2?: string | null;
            kin_city?: string | null;
            kin_state?: string | null;
            kin_postcode?: string | null;
            kin_phone_home?: string | null;
            kin_phone_work?: string | null;
            kin_phone_mobile?: string | null;
            kin_notes?: string | null;
            /**
             * Format: date
             * @example 2026-07-01
             */
            start_date: string;
            /**
             * @description One of Full-time, Part-time, Casual, Labour Hire; case and hyphens do not matter
             * @example Full-time
             */
            employment_status: string;
            /** @description Id or name of an option */
            employment_type?: (number | string) | null;
            /** @description Id or name of an option */
            employment_tenure?: (number | string) | null;
            /** @description When false, no pending pays are made; the employee still counts toward the plan */
            active_pay_recipient?: boolean | null;
            position?: string | null;
            department?: string | null;
            /**
             * @description The days that are worked, such as MON,TUE,WED; weeks that take turns are parted by semicolons. New Zealand: says whether a public holiday would otherwise be a working day (Holidays Act 2003 s 12). Left out, it follows from standard_days_per_week where that leaves no doubt
             * @example MON,TUE,WED,THU,FRI
             */
            working_days?: string | null;
            /**
             * Format: date
             * @description A day in the first of the weeks of working_days that take turns; left out, start_date
             * @example 2026-07-01
             */
            working_days_from?: string | null;
            /**
             * @description New Zealand: the region whose anniversary day this employee keeps, where the place of work has another than the region of the company, such as Wellington or WGN; left out, that of the company (Holidays Act 2003 s 44)
             * @example Wellington
             */
            public_holiday_region?: string | null;
            /** @description Paid super only: no tax file number needed, outside STP and PAYG */
            is_super_only_contractor?: boolean | null;
            /** @description Needed on an AU create unless super only */
            tax_file_number?: string | null;
            /**
             * Format: date
             * @example 2026-07-01
             */
            tfnd_signed_date?: string | null;
            is_foreign_resident?: boolean | null;
            has_claimed_tax_free_threshold?: boolean | null;
            has_stsl_liability?: boolean | null;
            is_closely_held?: boolean | null;
            working_holiday_tax_scale_applies?: boolean | null;
            include_email_and_phone_in_stp?: boolean | null;
            /** @description The employee's own business number */
            abn?: string | null;
            /**
             * @description Claimed on a Medicare levy variation declaration: scales 5 and 6
             * @enum {string|null}
             */
            medicare_levy_exemption?: "NONE" | "HALF" | "FULL" | null;
            /** @description The family reduction of a Medicare levy variation declaration */
            is_medicare_levy_reduction_claimed?: boolean | null;
            /** @description Means something only with the reduction */
            medicare_levy_has_spouse?: boolean | null;
            /** @description Means something only with the reduction */
            medicare_levy_dependants?: number | null;
            /**
             * @description The surcharge that a Medicare levy variation declaration asks to have withheld: 1, 1.25 or 1.5% of the earnings; with neither an exemption nor the reduction
             * @enum {string|null}
             */
            medicare_levy_surcharge?: "NONE" | "TIER_1" | "TIER_2" | "TIER_3" | null;
            /** @description Tax offsets of a year, from the withholding declaration */
            tax_offset_amount?: (string | number) | null;
            /** @description Dollars a pay, at the written request of the payee */
            extra_withholding_amount?: (string | number) | null;
            /** @description A part of the earnings, at the written request of the payee; not with extra_withholding_amount */
            extra_withholding_rate?: (string | number) | null;
            /** @description The rate of a PAYG withholding variation notice, in place of the schedules */
            withholding_variation_rate?: (string | number) | null;
            /** @description The amount a pay of such a notice; not with withholding_variation_rate */
            withholding_variation_amount?: (string | number) | null;
            /**
             * Format: date
             * @description First day of payments that the notice is for
             * @example 2026-07-01
             */
            withholding_variation_from?: string | null;
            /**
             * Format: date
             * @description Last day of payments that the notice is for
             * @example 2026-07-01
             */
            withholding_variation_to?: string | null;
            /** @description Whether the notice names bonuses and back payments */
            is_withholding_variation_for_additional_payments?: boolean | null;
            /**
             * @description The seniors and pensioners offset: Schedule 9
             * @enum {string|null}
             */
            seniors_offset?: "NONE" | "SINGLE" | "COUPLE" | "ILLNESS_SEPARATED" | null;
            /** @description Paid by an approved employer under the Pacific Australia Labour Mobility scheme */
            seasonal_worker_scheme?: boolean | null;
            /**
             * @description A schedule of an occupation, or of engagement day by day, in place of Schedule 1. DAILY_OR_CASUAL needs days_paid on each pay
             * @enum {string|null}
             */
            withholding_schedule?: "NONE" | "HORTICULTURE_OR_SHEARING" | "PROMOTIONAL_PERFORMER" | "DAILY_OR_CASUAL" | null;
            /** @description Home country of a working holiday maker */
            working_holiday_country?: string | null;
            /** @description Whether the employer is registered for working holiday makers; otherwise a higher rate */
            is_employer_registered_whm?: boolean | null;
            /** @description Asked in writing for the amounts of a year with 53 weekly or 27 fortnightly pays */
            has_extra_pay_in_year?: boolean | null;
            /** @description No super for private or domestic work of 30 hours a week or less */
            is_private_or_domestic_worker?: boolean | null;
            /** @description Receives a death benefit for an employee who died, and is not employed: reported with the employment basis D, and in no pay run. Terminating the record pays the benefit; start_date can be the day of the death */
            is_death_beneficiary?: boolean | null;
            /** @description What a child support notice protects in a pay period, where it names its own amount */
            child_support_protected_earnings?: (string | number) | null;
            /** @description Taxable value of the fringe benefits of an FBT year; what is reportable follows from it */
            fringe_benefits_taxable_value?: (string | number) | null;
            /**
             * Format: date
             * @description The 31 March that ends the FBT year; needed with fringe_benefits_taxable_value
             * @example 2026-07-01
             */
            fringe_benefits_year_end?: string | null;
            /** @description The employer is exempt under section 57A; reported under code X in place of T */
            is_fbt_exempt_employer?: boolean | null;
            /**
             * @description What sets the minimum of the pay; left out, AWARD where award_code is there. Pays of an agreement and the like cannot be judged
             * @enum {string|null}
             */
            minimum_pay_set_by?: "AWARD" | "NATIONAL_MINIMUM_WAGE" | "ENTERPRISE_AGREEMENT" | "INDIVIDUAL_FLEXIBILITY_ARRANGEMENT" | "SUPPORTED_WAGE" | "PIECE_RATES" | "ANNUALISED_WAGE_CLAUSE" | null;
            /**
             * @description The modern award that covers the work; GET /api/awards lists them
             * @example MA000004
             */
            award_code?: string | null;
            /** @description By the duties actually done: a rate id such as BR89795, or the name in GET /api/awards/{award_code} */
            award_classification?: string | null;
            /** @description Why this classification, kept as evidence with every check */
            award_classification_reason?: string | null;
            /** @description The heading of apprentices, trainees and cadets in the pay guide */
            award_group?: string | null;
            /** @description The stream of the award, such as Home care */
            award_stream?: string | null;
            /** @description day unless said; GET /api/awards/{award_code} lists the workers of the award */
            award_worker?: string | null;
            /** @description Does disability services work: MA000100 has other minimum payments, overtime and broken shifts for it */
            award_disability_services_work?: boolean | null;
            /** @description Works in an office: MA000009 has junior rates of their own for it */
            award_office_work?: boolean | null;
            /** @description Of a part-time agreement; a shift that says guaranteed_hours has its own */
            award_agreed_hours_per_day?: (string | number) | null;
            /** @description The weeks over which ordinary hours are averaged, as the award allows: 2 for 76 hours a fortnight. Shifts are overtime beyond the hours of all of them */
            award_averaging_weeks?: number | null;
            /**
             * Format: date
             * @description The first day of one of these cycles; left out, they are counted from the fortnight of the company
             * @example 2026-07-01
             */
            award_averaging_starts_on?: string | null;
            /** @description The minimum rate an hour with all-purpose allowances, where it is more than that of the classification */
            award_all_purpose_rate?: (string | number) | null;
            /** @description The contract lets pay above the minimum cover penalties, overtime and allowances of the same pay period */
            award_set_off?: boolean | null;
            /** @description No hour of the pays falls at a time or on a day with a penalty and none is overtime, so that hours without shifts can be judged */
            award_ordinary_hours_only?: boolean | null;
            /**
             * @description Base code; a trailing " SL" becomes the base code with a student loan
             * @enum {string|null}
             */
            nz_tax_code?: "M" | "ME" | "SB" | "S" | "SH" | "ST" | "SA" | "CAE" | "EDW" | "NSW" | "STC" | "ND" | "WT" | "M SL" | "ME SL" | "SB SL" | "S SL" | "SH SL" | "ST SL" | "SA SL" | "CAE SL" | "EDW SL" | "NSW SL" | "STC SL" | "ND SL" | "WT SL" | null;
            /** @description IRD number; needed on an NZ create unless the code is WT or ND */
            ird_number?: string | null;
            has_student_loan?: boolean | null;
            /** @description Forces code ND, no student loan, and no IRD number */
            no_declaration?: boolean | null;
            /** @description Rate of the tailored tax code certificate, levy included; needed with the code STC */
            stc_rate?: (string | number) | null;
            /** @description Student loan rate of the certificate */
            stc_student_loan_rate?: (string | number) | null;
            /** @description Whether student loan deductions under the certificate begin at the repayment threshold, as for main income; false for secondary income */
            stc_student_loan_threshold_applies?: boolean | null;
            /**
             * Format: date
             * @description The first day of the certificate; left out, it covers every earlier day
             * @example 2026-07-01
             */
            stc_start_date?: string | null;
            /**
             * Format: date
             * @description The last day of the certificate; after it stc_previous_tax_code counts, and without one ND
             * @example 2026-07-01
             */
            stc_end_date?: string | null;
            /**
             * @description The code that was declared before the certificate and counts outside its days; a record that changes to STC keeps it
             * @enum {string|null}
             */
            stc_previous_tax_code?: "M" | "ME" | "SB" | "S" | "SH" | "ST" | "SA" | "CAE" | "EDW" | "NSW" | null;
            /** @description Special deduction rate in place of the standard one */
            student_loan_special_rate?: (string | number) | null;
            /** @description Compulsory extra student loan deductions, told by Inland Revenue (SLCIR) */
            slcir_rate?: (string | number) | null;
            /** @description What of the compulsory extra deductions is still to be deducted */
            slcir_remaining_amount?: (string | number) | null;
            /** @description Number of the notice that slcir_remaining_amount is of: deductions of pays under it count. A change of the amount counts it up */
            slcir_notice_number?: number | null;
            /** @description Voluntary extra student loan deductions of each pay in dollars (SLBOR) */
            slbor_amount?: (string | number) | null;
            /** @description Voluntary extra student loan deductions as a part of the pay (SLBOR); not with slbor_amount */
            slbor_rate?: (string | number) | null;
            /** @description Code WT: the activity of Schedule 4, such as cleaning; left out, the payment is a voluntary one */
            schedular_activity?: string | null;
            /** @description Code WT: the rate chosen on the IR330C */
            schedular_elected_rate?: (string | number) | null;
            /** @description Code WT: the rate of a tailored tax rate certificate */
            schedular_certificate_rate?: (string | number) | null;
            /** @description A higher tax rate that the employee chose for extra pays */
            extra_pay_elected_rate?: (string | number) | null;
            /**
             * @description The minimum wage that pays are held against; left out, that of adults from the age of 16
             * @enum {string|null}
             */
            minimum_wage?: "ADULT" | "STARTING_OUT" | "TRAINING" | "NONE" | null;
            /** @enum {string|null} */
            pay_method?: "CASH" | "DIRECT BANK ENTRY" | "OTHER" | null;
            /** @enum {string|null} */
            pay_period?: "WEEKLY" | "FORTNIGHTLY" | "MONTHLY" | null;
            pay_rate_per_hour?: (string | number) | null;
            /** @description Whole dollars a year; gives pay_rate_per_hour by the standard hours of 52 weeks, so that a period pays its part of the salary */
            annual_salary?: number | null;
            standard_hours_per_day?: (string | number) | null;
            standard_days_per_week?: number | null;
            /** @enum {string|null} */
            stp_employment_status?: "C" | "P" | "F" | null;
            default_employee_fund_member_number?: string | null;
            default_employee_fund_usi?: string | null;
            /** @description The part above compulsory_super_rate is a reportable employer contribution */
            super_rate?: (string | number) | null;
            compulsory_super_rate?: (string | number) | null;
            is_super_enabled?: boolean | null;
            is_super_age_threshold_enabled?: boolean | null;
            /** @enum {string|null} */
            super_based_on?: "OTE" | "GROSS" | "QE" | null;
            kiwisaver_employee_rate?: (string | number) | null;
            kiwisaver_employer_rate?: (string | number) | null;
            /** @enum {string|null} */
            kiwisaver_status_code?: "AE" | "AK" | "OK" | "NK" | "CT" | null;
            kiwisaver_existing_action?: string | null;
            kiwisaver_cec_obligation?: string | null;
            esct_rate?: (string | number) | null;
            /** @description Nobody has worked the rate out; false once esct_rate is sent. Pays at a default rate warn */
            esct_rate_is_default?: boolean | null;
            /** @enum {string|null} */
            employer_contrib_tax_method?: "ESCT" | "PAYE" | null;
            employer_contrib_paye_fraction?: (string | number) | null;
            /**
             * @description Under PAYE: the fund gets the contribution whole, or less the income tax on it; left out, whole
             * @enum {string|null}
             */
            employer_contrib_paid_as?: "GROSS" | "NET" | null;
            /**
             * Format: date
             * @description The first day of a savings suspension
             * @example 2026-07-01
             */
            kiwisaver_suspension_start_date?: string | null;
            /**
             * Format: date
             * @description The last day on its notice, at most a year later
             * @example 2026-07-01
             */
            kiwisaver_suspension_end_date?: string | null;
            kiwisaver_suspension_employer_continues?: boolean | null;
            /**
             * Format: date
             * @description The first day of a temporary rate reduction
             * @example 2026-07-01
             */
            kiwisaver_reduction_start_date?: string | null;
            /**
             * Format: date
             * @description The last day on its notice, at most a year later
             * @example 2026-07-01
             */
            kiwisaver_reduction_end_date?: string | null;
            kiwisaver_reduction_employer_matches?: boolean | null;
            /** @description Salary or wages of the last tax year, of which the employee was employed for all; gives the ESCT rate */
            esct_last_year_earnings?: (string | number) | null;
            /** @description Employer contributions of the last tax year before tax */
            esct_last_year_contributions?: (string | number) | null;
            /** @description The tax year that the earnings are of, by the year of its 31 March. Left out when earnings are sent: the one that ended last */
            esct_last_year?: number | null;
            /** @description One pay of somebody who was not employed for all of the last tax year; gives the ESCT rate */
            esct_expected_pay?: (string | number) | null;
            /** @description The employer contribution of that pay before tax */
            esct_expected_contribution?: (string | number) | null;
            /** @description The days that it covers */
            esct_expected_pay_days?: number | null;
            /** @description When false, nothing accrues */
            is_leave_enabled?: boolean | null;
            include_leave_loading_in_super?: boolean | null;
            accrue_leave_on_hours_worked?: boolean | null;
            accrue_leave_on_overtime_hours?: boolean | null;
            accrue_holiday_leave_per_hour?: (string | number) | null;
            accrue_sick_leave_per_hour?: (string | number) | null;
            accrue_lsl_per_hour?: (string | number) | null;
            num_sick_leave_days_per_year?: number | null;
            /** @description New Zealand: 20 are the four weeks of the Holidays Act, however many days a week are worked; other days count where they are more than four weeks, and 0 gives none */
            num_holiday_leave_days_per_year?: number | null;
            /** @description New Zealand: the weeks of annual holidays that were agreed, of whatever days are worked; left out, num_holiday_leave_days_per_year counts (Holidays Act 2003 ss 6, 16) */
            annual_holidays_weeks_per_year?: (string | number) | null;
            /** @description New Zealand: what an ordinary working week pays with regular overtime, commission, allowances and board (Holidays Act 2003 s 8). Left out, and where it is less, pay_rate_per_hour for the standard hours counts */
            ordinary_weekly_pay?: (string | number) | null;
            /** @description New Zealand: what a working day pays with regular overtime, commission, allowances and board (Holidays Act 2003 s 9). Left out, and where it is less, pay_rate_per_hour for standard_hours_per_day counts */
            relevant_daily_pay?: (string | number) | null;
            /** @description New Zealand: the daily pay varies within the pay period, so that average daily pay takes the place of relevant daily pay (Holidays Act 2003 s 9A(1)(b)). It divides by days_paid of the pays; left out there, by hours over standard_hours_per_day. Default false */
            daily_pay_varies?: boolean | null;
            is_lsl_enabled?: boolean | null;
            /** @description Years of service that qualify. For the record: pays accrue by accrue_lsl_per_hour */
            lsl_x_years?: number | null;
            /** @description Weeks accrued per that many years. For the record: pays accrue by accrue_lsl_per_hour */
            lsl_accrued_x_years?: number | null;
            hourly_amount_for_workers_comp_leave?: (string | number) | null;
            hourly_amount_for_paid_parental_leave?: (string | number) | null;
            rdo_hours?: (string | number) | null;
            toil_hours?: (string | number) | null;
            /** @description 0.175 is 17.5% */
            leave_loading_percentage?: (string | number) | null;
            /**
             * @description New Zealand: why annual holiday pay of 8% is paid with each pay (Holidays Act 2003 s 28)
             * @enum {string|null}
             */
            holiday_pay_with_pay?: "FIXED_TERM" | "INTERMITTENT" | null;
            /** @description The employee agreed to it in the employment agreement */
            holiday_pay_with_pay_agreed?: boolean | null;
            /**
             * Format: date
             * @description The last day of the fixed term
             * @example 2026-07-01
             */
            holiday_pay_with_pay_end_date?: string | null;
            /** @description Both agreed to go on in a series of fixed terms beyond 12 months */
            holiday_pay_with_pay_series_agreed?: boolean | null;
            primary_bank_bsb?: string | null;
            /** @description At most 12 digits, or the whole number of a New Zealand account */
            primary_bank_account_number?: string | null;
            primary_bank_account_name?: string | null;
            secondary_bank_bsb?: string | null;
            /** @description At most 12 digits, or the whole number of a New Zealand account */
            secondary_bank_account_number?: string | null;
            secondary_bank_account_name?: string | null;
            secondary_bank_reference?: string | null;
            /** @description Fixed; the remainder goes to the primary account */
            secondary_bank_amount_per_period?: (string | number) | null;
            /** @description The master switch; it does not send an invitation */
            employee_portal_active?: boolean | null;
            allow_edit_timesheet?: boolean | null;
            allow_edit_timeclock?: boolean | null;
            allow_edit_account_details?: boolean | null;
            allow_edit_tax_settings?: boolean | null;
            allow_edit_bank_accounts?: boolean | null;
            allow_edit_super_details?: boolean | null;
            allow_edit_leave_requests?: boolean | null;
            /** @description Means something only with allow_edit_leave_requests */
            allow_edit_leave_requests_when_negative?: boolean | null;
            allow_view_holiday_leave_balance?: boolean | null;
            allow_view_sick_leave_balance?: boolean | null;
            allow_view_long_service_leave_balance?: boolean | null;
            allow_view_payslips?: boolean | null;
            show_roster_summary_on_payslip?: boolean | null;
            show_position_on_payslip?: boolean | null;
            show_department_on_payslip?: boolean | null;
            payslip_show_holiday_leave_balance?: boolean | null;
            payslip_show_sick_leave_balance?: boolean | null;
            payslip_show_lsl_balance?: boolean | null;
            payslip_show_negative_leave_balances?: boolean | null;
            payslip_show_custom_balances?: boolean | null;
            payslip_show_hours_and_rate?: boolean | null;
            payslip_show_allowance_units?: boolean | null;
            payslip_show_base_ordinary_rate?: boolean | null;
            payslip_show_super_ytd?: boolean | null;
            payslip_show_ytd?: boolean | null;
            payslip_show_zero_dollar_leave?: boolean | null;
            payslip_time_non_decimal?: boolean | null;
        };
        EmployeePayRate: {
            /** @description Null for ordinary time. */
            id: number | null;
            /**
             * @description What rate_reference on pay hours names.
             * @example system:ordinary_time
             */
            reference: string;
            description: string;
            units: string;
            rate: number | null;
            multiplier: number | null;
            is_overtime: boolean;
        };
        EmployeeRequestDecision: {
            /**
             * @description As whoever decides saw it.
             * @enum {string}
             */
            kind: "leave" | "details" | "bank-account" | "tax" | "super";
            /** @enum {string} */
            decision: "approve" | "decline";
            /** @description The employee reads it. */
            reason?: string;
        };
        EmployeeRequestRecord: {
            id: number;
            employee_id: number;
            /**
             * @description Known today: leave, details, bank-account, tax, super.
             * @enum {string}
             */
            kind: string;
            /**
             * @description Known today: waiting, approved, declined.
             * @enum {string}
             */
            status: string;
            /** @example 2026-07-01T09:30:00.000 */
            requested_at: string;
            /** @description The leave that is asked for; null for other kinds. */
            leave: components["schemas"]["AskedLeave"] | null;
            /** @description What the record would hold. */
            values: components["schemas"]["AskedValue"][];
            /** @description What was written to the employee. */
            reason: string | null;
        };
        EmployeeResult: {
            /** @description Absent when the item failed. */
            employee?: components["schemas"]["Employee"];
            /** @description Empty on success. Keys: number, licence, detail, exception, or the field that is meant. */
            errors: {
                [key: string]: string;
            };
        };
        EmployeeUpdate: {
            id?: number;
            first_name?: string;
            middle_name?: string | null;
            last_name?: string;
            /** @description As the tax office, banks and super funds know the person, where the name itself is in other letters */
            reported_first_name?: string | null;
            /** @description As the tax office, banks and super funds know the person, where the name itself is in other letters */
            reported_last_name?: string | null;
            /**
             * Format: date
             * @example 2026-07-01
             */
            date_of_birth?: string;
            /** @enum {string} */
            gender?: "MALE" | "FEMALE" | "INDETERMINATE" | "UNKNOWN";
            honorific?: string | null;
            /** @description The client's own code for the employee; unique across all companies of the account */
            number?: string | null;
            address1?: string;
            address2?: string | null;
            city?: string;
            state?: string;
            /** @description Selects the AU or NZ rules on create, whatever the country of the company */
            country?: string;
            postcode?: string;
            /** Format: email */
            email_address?: string | null;
            phone_home?: string | null;
            phone_mobile?: string | null;
            phone_medical?: string | null;
            kin_name?: string | null;
            kin_relationship?: string | null;
            kin_address1?: string | null;
            kin_address2?: string | null;
            kin_city?: string | null;
            kin_state?: string | null;
            kin_postcode?: string | null;
            kin_phone_home?: string | null;
            kin_phone_work?: string | null;
            kin_phone_mobile?: string | null;
            kin_notes?: string | null;
            /**
             * Format: date
             * @example 2026-07-01
             */
            start_date?: string;
            /**
             * @description One of Full-time, Part-time, Casual, Labour Hire; case and hyphens do not matter
             * @example Full-time
             */
            employment_status?: string;
            /** @description Id or name of an option */
            employment_type?: (number | string) | null;
            /** @description Id or name of an option */
            employment_tenure?: (number | string) | null;
            /** @description When false, no pending pays are made; the employee still counts toward the plan */
            active_pay_recipient?: boolean;
            position?: string | null;
            department?: string | null;
            /**
             * @description The days that are worked, such as MON,TUE,WED; weeks that take turns are parted by semicolons. New Zealand: says whether a public holiday would otherwise be a working day (Holidays Act 2003 s 12). Left out, it follows from standard_days_per_week where that leaves no doubt
             * @example MON,TUE,WED,THU,FRI
             */
            working_days?: string | null;
            /**
             * Format: date
             * @description A day in the first of the weeks of working_days that take turns; left out, start_date
             * @example 2026-07-01
             */
            working_days_from?: string | null;
            /**
             * @description New Zealand: the region whose anniversary day this employee keeps, where the place of work has another than the region of the company, such as Wellington or WGN; left out, that of the company (Holidays Act 2003 s 44)
             * @example Wellington
             */
            public_holiday_region?: string | null;
            /** @description Paid super only: no tax file number needed, outside STP and PAYG */
            is_super_only_contractor?: boolean;
            /** @description Needed on an AU create unless super only */
            tax_file_number?: string | null;
            /**
             * Format: date
             * @example 2026-07-01
             */
            tfnd_signed_date?: string | null;
            is_foreign_resident?: boolean | null;
            has_claimed_tax_free_threshold?: boolean | null;
            has_stsl_liability?: boolean | null;
            is_closely_held?: boolean | null;
            working_holiday_tax_scale_applies?: boolean;
            include_email_and_phone_in_stp?: boolean;
            /** @description The employee's own business number */
            abn?: string | null;
            /**
             * @description Claimed on a Medicare levy variation declaration: scales 5 and 6
             * @enum {string}
             */
            medicare_levy_exemption?: "NONE" | "HALF" | "FULL";
            /** @description The family reduction of a Medicare levy variation declaration */
            is_medicare_levy_reduction_claimed?: boolean;
            /** @description Means something only with the reduction */
            medicare_levy_has_spouse?: boolean;
            /** @description Means something only with the reduction */
            medicare_levy_dependants?: number;
            /**
             * @description The surcharge that a Medicare levy variation declaration asks to have withheld: 1, 1.25 or 1.5% of the earnings; with neither an exemption nor the reduction
             * @enum {string}
             */
            medicare_levy_surcharge?: "NONE" | "TIER_1" | "TIER_2" | "TIER_3";
            /** @description Tax offsets of a year, from the withholding declaration */
            tax_offset_amount?: (string | number) | null;
            /** @description Dollars a pay, at the written request of the payee */
            extra_withholding_amount?: (string | number) | null;
            /** @description A part of the earnings, at the written request of the payee; not with extra_withholding_amount */
            extra_withholding_rate?: (string | number) | null;
            /** @description The rate of a PAYG withholding variation notice, in place of the schedules */
            withholding_variation_rate?: (string | number) | null;
            /** @description The amount a pay of such a notice; not with withholding_variation_rate */
            withholding_variation_amount?: (string | number) | null;
            /**
             * Format: date
             * @description First day of payments that the notice is for
             * @example 2026-07-01
             */
            withholding_variation_from?: string | null;
            /**
             * Format: date
             * @description Last day of payments that the notice is for
             * @example 2026-07-01
             */
            withholding_variation_to?: string | null;
            /** @description Whether the notice names bonuses and back payments */
            is_withholding_variation_for_additional_payments?: boolean;
            /**
             * @description The seniors and pensioners offset: Schedule 9
             * @enum {string}
             */
            seniors_offset?: "NONE" | "SINGLE" | "COUPLE" | "ILLNESS_SEPARATED";
            /** @description Paid by an approved employer under the Pacific Australia Labour Mobility scheme */
            seasonal_worker_scheme?: boolean;
            /**
             * @description A schedule of an occupation, or of engagement day by day, in place of Schedule 1. DAILY_OR_CASUAL needs days_paid on each pay
             * @enum {string}
             */
            withholding_schedule?: "NONE" | "HORTICULTURE_OR_SHEARING" | "PROMOTIONAL_PERFORMER" | "DAILY_OR_CASUAL";
            /** @description Home country of a working holiday maker */
            working_holiday_country?: string | null;
            /** @description Whether the employer is registered for working holiday makers; otherwise a higher rate */
            is_employer_registered_whm?: boolean;
            /** @description Asked in writing for the amounts of a year with 53 weekly or 27 fortnightly pays */
            has_extra_pay_in_year?: boolean;
            /** @description No super for private or domestic work of 30 hours a week or less */
            is_private_or_domestic_worker?: boolean;
            /** @description Receives a death benefit for an employee who died, and is not employed: reported with the employment basis D, and in no pay run. Terminating the record pays the benefit; start_date can be the day of the death */
            is_death_beneficiary?: boolean;
            /** @description What a child support notice protects in a pay period, where it names its own amount */
            child_support_protected_earnings?: (string | number) | null;
            /** @description Taxable value of the fringe benefits of an FBT year; what is reportable follows from it */
            fringe_benefits_taxable_value?: (string | number) | null;
            /**
             * Format: date
             * @description The 31 March that ends the FBT year; needed with fringe_benefits_taxable_value
             * @example 2026-07-01
             */
            fringe_benefits_year_end?: string | null;
            /** @description The employer is exempt under section 57A; reported under code X in place of T */
            is_fbt_exempt_employer?: boolean;
            /**
             * @description What sets the minimum of the pay; left out, AWARD where award_code is there. Pays of an agreement and the like cannot be judged
             * @enum {string|null}
             */
            minimum_pay_set_by?: "AWARD" | "NATIONAL_MINIMUM_WAGE" | "ENTERPRISE_AGREEMENT" | "INDIVIDUAL_FLEXIBILITY_ARRANGEMENT" | "SUPPORTED_WAGE" | "PIECE_RATES" | "ANNUALISED_WAGE_CLAUSE" | null;
            /**
             * @description The modern award that covers the work; GET /api/awards lists them
             * @example MA000004
             */
            award_code?: string | null;
            /** @description By the duties actually done: a rate id such as BR89795, or the name in GET /api/awards/{award_code} */
            award_classification?: string | null;
            /** @description Why this classification, kept as evidence with every check */
            award_classification_reason?: string | null;
            /** @description The heading of apprentices, trainees and cadets in the pay guide */
            award_group?: string | null;
            /** @description The stream of the award, such as Home care */
            award_stream?: string | null;
            /** @description day unless said; GET /api/awards/{award_code} lists the workers of the award */
            award_worker?: string | null;
            /** @description Does disability services work: MA000100 has other minimum payments, overtime and broken shifts for it */
            award_disability_services_work?: boolean;
            /** @description Works in an office: MA000009 has junior rates of their own for it */
            award_office_work?: boolean;
            /** @description Of a part-time agreement; a shift that says guaranteed_hours has its own */
            award_agreed_hours_per_day?: (string | number) | null;
            /** @description The weeks over which ordinary hours are averaged, as the award allows: 2 for 76 hours a fortnight. Shifts are overtime beyond the hours of all of them */
            award_averaging_weeks?: number;
            /**
             * Format: date
             * @description The first day of one of these cycles; left out, they are counted from the fortnight of the company
             * @example 2026-07-01
             */
            award_averaging_starts_on?: string | null;
            /** @description The minimum rate an hour with all-purpose allowances, where it is more than that of the classification */
            award_all_purpose_rate?: (string | number) | null;
            /** @description The contract lets pay above the minimum cover penalties, overtime and allowances of the same pay period */
            award_set_off?: boolean;
            /** @description No hour of the pays falls at a time or on a day with a penalty and none is overtime, so that hours without shifts can be judged */
            award_ordinary_hours_only?: boolean;
            /**
             * @description Base code; a trailing " SL" becomes the base code with a student loan
             * @enum {string|null}
             */
            nz_tax_code?: "M" | "ME" | "SB" | "S" | "SH" | "ST" | "SA" | "CAE" | "EDW" | "NSW" | "STC" | "ND" | "WT" | "M SL" | "ME SL" | "SB SL" | "S SL" | "SH SL" | "ST SL" | "SA SL" | "CAE SL" | "EDW SL" | "NSW SL" | "STC SL" | "ND SL" | "WT SL" | null;
            /** @description IRD number; needed on an NZ create unless the code is WT or ND */
            ird_number?: string | null;
            has_student_loan?: boolean;
            /** @description Forces code ND, no student loan, and no IRD number */
            no_declaration?: boolean;
            /** @description Rate of the tailored tax code certificate, levy included; needed with the code STC */
            stc_rate?: (string | number) | null;
            /** @description Student loan rate of the certificate */
            stc_student_loan_rate?: (string | number) | null;
            /** @description Whether student loan deductions under the certificate begin at the repayment threshold, as for main income; false for secondary income */
            stc_student_loan_threshold_applies?: boolean;
            /**
             * Format: date
             * @description The first day of the certificate; left out, it covers every earlier day
             * @example 2026-07-01
             */
            stc_start_date?: string | null;
            /**
             * Format: date
             * @description The last day of the certificate; after it stc_previous_tax_code counts, and without one ND
             * @example 2026-07-01
             */
            stc_end_date?: string | null;
            /**
             * @description The code that was declared before the certificate and counts outside its days; a record that changes to STC keeps it
             * @enum {string|null}
             */
            stc_previous_tax_code?: "M" | "ME" | "SB" | "S" | "SH" | "ST" | "SA" | "CAE" | "EDW" | "NSW" | null;
            /** @description Special deduction rate in place of the standard one */
            student_loan_special_rate?: (string | number) | null;
            /** @description Compulsory extra student loan deductions, told by Inland Revenue (SLCIR) */
            slcir_rate?: (string | number) | null;
            /** @description What of the compulsory extra deductions is still to be deducted */
            slcir_remaining_amount?: (string | number) | null;
            /** @description Number of the notice that slcir_remaining_amount is of: deductions of pays under it count. A change of the amount counts it up */
            slcir_notice_number?: number | null;
            /** @description Voluntary extra student loan deductions of each pay in dollars (SLBOR) */
            slbor_amount?: (string | number) | null;
            /** @description Voluntary extra student loan deductions as a part of the pay (SLBOR); not with slbor_amount */
            slbor_rate?: (string | number) | null;
            /** @description Code WT: the activity of Schedule 4, such as cleaning; left out, the payment is a voluntary one */
            schedular_activity?: string | null;
            /** @description Code WT: the rate chosen on the IR330C */
            schedular_elected_rate?: (string | number) | null;
            /** @description Code WT: the rate of a tailored tax rate certificate */
            schedular_certificate_rate?: (string | number) | null;
            /** @description A higher tax rate that the employee chose for extra pays */
            extra_pay_elected_rate?: (string | number) | null;
            /**
             * @description The minimum wage that pays are held against; left out, that of adults from the age of 16
             * @enum {string|null}
             */
            minimum_wage?: "ADULT" | "STARTING_OUT" | "TRAINING" | "NONE" | null;
            /** @enum {string} */
            pay_method?: "CASH" | "DIRECT BANK ENTRY" | "OTHER";
            /** @enum {string} */
            pay_period?: "WEEKLY" | "FORTNIGHTLY" | "MONTHLY";
            pay_rate_per_hour?: string | number;
            /** @description Whole dollars a year; gives pay_rate_per_hour by the standard hours of 52 weeks, so that a period pays its part of the salary */
            annual_salary?: number | null;
            standard_hours_per_day?: string | number;
            standard_days_per_week?: number;
            /** @enum {string} */
            stp_employment_status?: "C" | "P" | "F";
            default_employee_fund_member_number?: string | null;
            default_employee_fund_usi?: string | null;
            /** @description The part above compulsory_super_rate is a reportable employer contribution */
            super_rate?: (string | number) | null;
            compulsory_super_rate?: (string | number) | null;
            is_super_enabled?: boolean;
            is_super_age_threshold_enabled?: boolean;
            /** @enum {string|null} */
            super_based_on?: "OTE" | "GROSS" | "QE" | null;
            kiwisaver_employee_rate?: (string | number) | null;
            kiwisaver_employer_rate?: (string | number) | null;
            /** @enum {string} */
            kiwisaver_status_code?: "AE" | "AK" | "OK" | "NK" | "CT";
            kiwisaver_existing_action?: string | null;
            kiwisaver_cec_obligation?: string | null;
            esct_rate?: string | number;
            /** @description Nobody has worked the rate out; false once esct_rate is sent. Pays at a default rate warn */
            esct_rate_is_default?: boolean;
            /** @enum {string|null} */
            employer_contrib_tax_method?: "ESCT" | "PAYE" | null;
            employer_contrib_paye_fraction?: (string | number) | null;
            /**
             * @description Under PAYE: the fund gets the contribution whole, or less the income tax on it; left out, whole
             * @enum {string|null}
             */
            employer_contrib_paid_as?: "GROSS" | "NET" | null;
            /**
             * Format: date
             * @description The first day of a savings suspension
             * @example 2026-07-01
             */
            kiwisaver_suspension_start_date?: string | null;
            /**
             * Format: date
             * @description The last day on its notice, at most a year later
             * @example 2026-07-01
             */
            kiwisaver_suspension_end_date?: string | null;
            kiwisaver_suspension_employer_continues?: boolean;
            /**
             * Format: date
             * @description The first day of a temporary rate reduction
             * @example 2026-07-01
             */
            kiwisaver_reduction_start_date?: string | null;
            /**
             * Format: date
             * @description The last day on its notice, at most a year later
             * @example 2026-07-01
             */
            kiwisaver_reduction_end_date?: string | null;
            kiwisaver_reduction_employer_matches?: boolean;
            /** @description Salary or wages of the last tax year, of which the employee was employed for all; gives the ESCT rate */
            esct_last_year_earnings?: (string | number) | null;
            /** @description Employer contributions of the last tax year before tax */
            esct_last_year_contributions?: (string | number) | null;
            /** @description The tax year that the earnings are of, by the year of its 31 March. Left out when earnings are sent: the one that ended last */
            esct_last_year?: number | null;
            /** @description One pay of somebody who was not employed for all of the last tax year; gives the ESCT rate */
            esct_expected_pay?: (string | number) | null;
            /** @description The employer contribution of that pay before tax */
            esct_expected_contribution?: (string | number) | null;
            /** @description The days that it covers */
            esct_expected_pay_days?: number | null;
            /** @description When false, nothing accrues */
            is_leave_enabled?: boolean;
            include_leave_loading_in_super?: boolean;
            accrue_leave_on_hours_worked?: boolean;
            accrue_leave_on_overtime_hours?: boolean;
            accrue_holiday_leave_per_hour?: string | number;
            accrue_sick_leave_per_hour?: string | number;
            accrue_lsl_per_hour?: string | number;
            num_sick_leave_days_per_year?: number;
            /** @description New Zealand: 20 are the four weeks of the Holidays Act, however many days a week are worked; other days count where they are more than four weeks, and 0 gives none */
            num_holiday_leave_days_per_year?: number;
            /** @description New Zealand: the weeks of annual holidays that were agreed, of whatever days are worked; left out, num_holiday_leave_days_per_year counts (Holidays Act 2003 ss 6, 16) */
            annual_holidays_weeks_per_year?: (string | number) | null;
            /** @description New Zealand: what an ordinary working week pays with regular overtime, commission, allowances and board (Holidays Act 2003 s 8). Left out, and where it is less, pay_rate_per_hour for the standard hours counts */
            ordinary_weekly_pay?: (string | number) | null;
            /** @description New Zealand: what a working day pays with regular overtime, commission, allowances and board (Holidays Act 2003 s 9). Left out, and where it is less, pay_rate_per_hour for standard_hours_per_day counts */
            relevant_daily_pay?: (string | number) | null;
            /** @description New Zealand: the daily pay varies within the pay period, so that average daily pay takes the place of relevant daily pay (Holidays Act 2003 s 9A(1)(b)). It divides by days_paid of the pays; left out there, by hours over standard_hours_per_day. Default false */
            daily_pay_varies?: boolean;
            is_lsl_enabled?: boolean;
            /** @description Years of service that qualify. For the record: pays accrue by accrue_lsl_per_hour */
            lsl_x_years?: number;
            /** @description Weeks accrued per that many years. For the record: pays accrue by accrue_lsl_per_hour */
            lsl_accrued_x_years?: number;
            hourly_amount_for_workers_comp_leave?: string | number;
            hourly_amount_for_paid_parental_leave?: string | number;
            rdo_hours?: string | number;
            toil_hours?: string | number;
            /** @description 0.175 is 17.5% */
            leave_loading_percentage?: string | number;
            /**
             * @description New Zealand: why annual holiday pay of 8% is paid with each pay (Holidays Act 2003 s 28)
             * @enum {string|null}
             */
            holiday_pay_with_pay?: "FIXED_TERM" | "INTERMITTENT" | null;
            /** @description The employee agreed to it in the employment agreement */
            holiday_pay_with_pay_agreed?: boolean;
            /**
             * Format: date
             * @description The last day of the fixed term
             * @example 2026-07-01
             */
            holiday_pay_with_pay_end_date?: string | null;
            /** @description Both agreed to go on in a series of fixed terms beyond 12 months */
            holiday_pay_with_pay_series_agreed?: boolean;
            primary_bank_bsb?: string | null;
            /** @description At most 12 digits, or the whole number of a New Zealand account */
            primary_bank_account_number?: string | null;
            primary_bank_account_name?: string | null;
            secondary_bank_bsb?: string | null;
            /** @description At most 12 digits, or the whole number of a New Zealand account */
            secondary_bank_account_number?: string | null;
            secondary_bank_account_name?: string | null;
            secondary_bank_reference?: string | null;
            /** @description Fixed; the remainder goes to the primary account */
            secondary_bank_amount_per_period?: (string | number) | null;
            /** @description The master switch; it does not send an invitation */
            employee_portal_active?: boolean;
            allow_edit_timesheet?: boolean;
            allow_edit_timeclock?: boolean;
            allow_edit_account_details?: boolean;
            allow_edit_tax_settings?: boolean;
            allow_edit_bank_accounts?: boolean;
            allow_edit_super_details?: boolean;
            allow_edit_leave_requests?: boolean;
            /** @description Means something only with allow_edit_leave_requests */
            allow_edit_leave_requests_when_negative?: boolean;
            allow_view_holiday_leave_balance?: boolean;
            allow_view_sick_leave_balance?: boolean;
            allow_view_long_service_leave_balance?: boolean;
            allow_view_payslips?: boolean;
            show_roster_summary_on_payslip?: boolean;
            show_position_on_payslip?: boolean;
            show_department_on_payslip?: boolean;
            payslip_show_holiday_leave_balance?: boolean;
            payslip_show_sick_leave_balance?: boolean;
            payslip_show_lsl_balance?: boolean;
            payslip_show_negative_leave_balances?: boolean;
            payslip_show_custom_balances?: boolean;
            payslip_show_hours_and_rate?: boolean;
            payslip_show_allowance_units?: boolean;
            payslip_show_base_ordinary_rate?: boolean;
            payslip_show_super_ytd?: boolean;
            payslip_show_ytd?: boolean;
            payslip_show_zero_dollar_leave?: boolean;
            payslip_time_non_decimal?: boolean;
        };
        EmploymentOption: {
            id: number;
            name: string;
            is_custom: boolean;
        };
        EmploymentTypeBody: {
            name: string;
        };
        EventFeed: {
            events: components["schemas"]["FeedEvent"][];
            /** @description Ask again with after set to this. */
            next: number;
        };
        ExplainedPay: {
            pay_id: number;
            /** @description By figure. */
            explanation: {
                [key: string]: components["schemas"]["ExplanationStep"];
            };
            warnings: components["schemas"]["PayWarning"][];
            /** @description The statutory files the pay stands on. */
            parameter_files: string[];
        };
        ExplanationStep: {
            /** @example au.payg-schedule-1.withhold-weekly */
            rule: string;
            /** @description Left out where a published line is named. */
            value?: string;
            /** @description In one line, with the numbers in it. */
            says: string;
            law?: components["schemas"]["LawBehind"];
            /** @description What it stands on. */
            because?: components["schemas"]["ExplanationStep"][];
        };
        ExtraPayTax: {
            amount: number;
            tax: number;
            /** @description What the tax is made of. */
            components: {
                [key: string]: number;
            };
            /** @description A fraction, such as 0.33. */
            applied_personal_rate: string;
        };
        ExtraPayTaxBreakdown: {
            unused_holiday: components["schemas"]["ExtraPayTax"];
            alt_holiday: components["schemas"]["ExtraPayTax"];
            redundancy: components["schemas"]["ExtraPayTax"];
            other: components["schemas"]["ExtraPayTax"];
            total_tax: number;
            /** @description Sets the lump-sum indicator of the payday return. */
            taxed_at_low_rate: boolean;
        };
        FeedEvent: {
            cursor: number;
            /** @description The envelope, as a webhook would have carried it. */
            envelope: Record<string, unknown>;
        };
        FiledPayday: {
            /** Format: date */
            pay_date: string;
            /** @description Lines that were kept as filed. */
            line_count: number;
        };
        FilingPeriod: {
            /**
             * Format: date
             * @description First pay date.
             */
            from: string;
            /**
             * Format: date
             * @description Last pay date; at most a year after the first.
             */
            to: string;
        };
        FilingThatFollows: {
            /**
             * @description Known today: stp-update-event, stp-not-yet-submitted, payday-amendment.
             * @enum {string}
             */
            kind: string;
            says: string;
        };
        FollowedAward: {
            group_id: number;
            award_code: string;
            classification: string;
            /** @description By how much the rates stay above the award. */
            margin_percent: number;
        };
        FollowedAwardBody: {
            /**
             * @description The modern award that covers the work; GET /api/awards lists them
             * @example MA000004
             */
            award_code: string;
            /** @description A rate id such as BR89795, or the name in GET /api/awards/{award_code} */
            classification: string;
            /** @description By how much the rates stay above the award */
            margin_percent?: string | number;
        };
        Forecast: {
            /** Format: date */
            as_at: string;
            /** @description How many people are in it. */
            people: number;
            months: components["schemas"]["ForecastMonth"][];
            /** @description The days on which cash leaves. */
            cash: components["schemas"]["ForecastCash"][];
            notes: string[];
        };
        ForecastActual: {
            gross: number;
            tax: number;
            net: number;
            super: number;
        };
        ForecastCash: {
            /** Format: date */
            date: string;
            /**
             * @description Known today: payday, super, tax.
             * @enum {string}
             */
            kind: string;
            says: string;
            amount: number;
        };
        ForecastMonth: {
            /** @example 2026-12 */
            month: string;
            gross: number;
            tax: number;
            net: number;
            /** @description Super, or both contributions to KiwiSaver. */
            super: number;
            cost: number;
            /** @description Gross is at least this in nine months out of ten. */
            gross_low: number;
            /** @description And at most this. */
            gross_high: number;
            /** @description Annual leave that is not taken, at the end of the month. */
            leave_liability: number;
            /** @description What was paid since, where the day asked about is past. */
            actual: components["schemas"]["ForecastActual"] | null;
        };
        GrossedUpPay: {
            /** @description The ordinary earnings to add so that the pay comes to the net. */
            amount: number;
            pay: components["schemas"]["PreviewedPay"];
        };
        Health: {
            /**
             * @description Known today: ok.
             * @enum {string}
             */
            status: string;
        };
        HigherDuties: {
            classification: string;
            start: string;
            /** @description A time before the start is on the next day. */
            end: string;
        };
        ImpactAsked: {
            law?: components["schemas"]["ChangeOfLawAsked"];
            rise?: components["schemas"]["RiseAsked"];
            /** @description The rates of the published awards that the company’s classifications follow, with their margin. */
            award_increase?: components["schemas"]["AwardIncreaseAsked"];
            /** @description Everybody who is employed by default. */
            employee_ids?: number[];
        };
        ImpactOnCompany: {
            /** @description Whoever the change touches, by name. */
            touched: components["schemas"]["ImpactOnPerson"][];
            /** @description How many last pays stay to the cent. */
            untouched: number;
            before: components["schemas"]["ComparedFigures"];
            after: components["schemas"]["ComparedFigures"];
            /** @description For one pay of everybody. */
            change: components["schemas"]["ComparedFigures"];
            /** @description Over a year of such pays. */
            change_a_year: components["schemas"]["ComparedFigures"];
            /** @description What each rule moves in all. */
            rules: components["schemas"]["RuleThatMoved"][];
            not_worked_out: components["schemas"]["PersonNotWorkedOut"][];
        };
        ImpactOnPerson: {
            employee_id: number;
            employee_number: string | null;
            /** @description The last pay of this person, which the change was worked out on. */
            pay_id: number;
            before: components["schemas"]["ComparedFigures"];
            after: components["schemas"]["ComparedFigures"];
            change: components["schemas"]["ComparedFigures"];
            rules: components["schemas"]["RuleThatMoved"][];
            /** @description A note for this person, in plain words. */
            note: string;
        };
        IncreasedClassification: {
            group_id: number;
            name: string;
            award_code: string;
            classification: string;
            margin_percent: number;
            /** @description The published minimum an hour. */
            published: number | null;
            /** @description With the margin. */
            target: number | null;
            rates: components["schemas"]["RaisedRate"][];
            employees: components["schemas"]["RaisedEmployee"][];
            /** @description What stays as it is, and why. */
            notes: string[];
        };
        InspectedWebhookDelivery: {
            /** @description The envelope as it is signed and sent. Null, like answers of the listener, when the customer's consent to read the record has ended, or whoever asks does not read it. */
            payload: string | null;
            attempt_log: components["schemas"]["DeliveryAttempt"][];
            id: number;
            webhook_id: number;
            event: string;
            envelope_id: string;
            /**
             * @description Known today: pending, sending, retry, delivered, failed, skipped.
             * @enum {string}
             */
            status: string;
            attempts: number;
            /** @example 2026-07-01T09:30:00.000 */
            next_attempt_at: string | null;
            last_status_code: number | null;
            last_error: string | null;
            duration_ms: number | null;
            /** @example 2026-07-01T09:30:00.000 */
            created_at: string;
            /** @example 2026-07-01T09:30:00.000 */
            updated_at: string;
            /** @example 2026-07-01T09:30:00.000 */
            delivered_at: string | null;
        };
        InterpretedLine: {
            /** Format: date */
            shift_date: string;
            /**
             * Format: date
             * @description The day of the first of its hours: after midnight, that after the day of the shift.
             */
            worked_on: string;
            rule: string;
            /** @description Of the hourly rate, in per cent. */
            percent: string | null;
            /** @description The column of the pay guide that prints the rate. */
            column: string;
            /** @description An expense is no earnings. */
            expense: boolean;
            /** @description Down to the clause. */
            explanation: string;
            /**
             * @description Known today: ordinary, penalty, overtime, shift, loading, allowance, rest-break, remote, 24-hour-care.
             * @enum {string}
             */
            kind: string;
            /** @description Why, in words. */
            says: string;
            /** @description Hours, or how often an allowance is due. */
            hours: number;
            rate: number | null;
            amount: number;
            clause: string;
            /**
             * @description Known today: published, transcribed, secondary.
             * @enum {string}
             */
            certainty: string;
        };
        InterpretedShifts: {
            award_code: string;
            lines: components["schemas"]["InterpretedLine"][];
            total: number;
            /** @description The classification as the source names it. */
            classification: string;
            /** @description The minimum rate an hour. */
            hourly: number;
            /**
             * @description The weakest of anything that decided a line. Known today: published, transcribed, secondary.
             * @enum {string}
             */
            certainty: string;
            /** @description What the award says and this result does not price. */
            not_covered: string[];
            text_read: string;
            /** @description The dated files that were used. */
            editions: string[];
        };
        Introspection: {
            active: boolean;
            scope?: string;
            client_id?: string;
            token_type?: string;
            exp?: number;
            iat?: number;
            sub?: string;
            iss?: string;
        };
        IssuedPayslip: {
            id: number;
            pay_id: number;
            employee_id: number;
            /** Format: date */
            pay_date: string;
            /** @description The first payslip of a pay is 1. */
            number: number;
            /**
             * @description When it was handed out first.
             * @example 2026-07-01T09:30:00.000
             */
            issued_at: string;
            /** @description Whether the pay still counts and its payslip would say the same today. */
            is_current: boolean;
            /** @description Members of the payslip that would say something else today. */
            differs_in: string[];
            /** @description Why it is not the last word: a later payslip, or a pay that was taken back. */
            note: string | null;
        };
        IssuedPayslipDocument: {
            /** @description As it was handed out. */
            payslip: components["schemas"]["Payslip"];
            id: number;
            pay_id: number;
            employee_id: number;
            /** Format: date */
            pay_date: string;
            /** @description The first payslip of a pay is 1. */
            number: number;
            /**
             * @description When it was handed out first.
             * @example 2026-07-01T09:30:00.000
             */
            issued_at: string;
            /** @description Whether the pay still counts and its payslip would say the same today. */
            is_current: boolean;
            /** @description Members of the payslip that would say something else today. */
            differs_in: string[];
            /** @description Why it is not the last word: a later payslip, or a pay that was taken back. */
            note: string | null;
        };
        JournalAccounts: {
            /** @description Wages and salaries */
            wages: string;
            /** @description Overtime */
            overtime: string;
            /** @description Leave and holiday pay */
            leave: string;
            /** @description Allowances */
            allowances: string;
            /** @description Bonuses and back pay */
            bonuses: string;
            /** @description Termination payments */
            termination: string;
            /** @description Superannuation or KiwiSaver, employer expense */
            employer_contributions: string;
            /** @description Tax and student loans payable */
            tax_payable: string;
            /** @description Superannuation or KiwiSaver payable */
            contributions_payable: string;
            /** @description Deductions payable */
            deductions_payable: string;
            /** @description Child support payable */
            child_support_payable: string;
            /** @description Salary sacrifice payable */
            salary_sacrifice_payable: string;
            /** @description Net wages payable */
            net_wages_payable: string;
        };
        JournalAccountsUpdate: {
            /** @description Wages and salaries */
            wages?: string;
            /** @description Overtime */
            overtime?: string;
            /** @description Leave and holiday pay */
            leave?: string;
            /** @description Allowances */
            allowances?: string;
            /** @description Bonuses and back pay */
            bonuses?: string;
            /** @description Termination payments */
            termination?: string;
            /** @description Superannuation or KiwiSaver, employer expense */
            employer_contributions?: string;
            /** @description Tax and student loans payable */
            tax_payable?: string;
            /** @description Superannuation or KiwiSaver payable */
            contributions_payable?: string;
            /** @description Deductions payable */
            deductions_payable?: string;
            /** @description Child support payable */
            child_support_payable?: string;
            /** @description Salary sacrifice payable */
            salary_sacrifice_payable?: string;
            /** @description Net wages payable */
            net_wages_payable?: string;
        };
        JsonWebKey: {
            /** @example RSA */
            kty: string;
            /** @example sig */
            use: string;
            /** @example RS256 */
            alg: string;
            /** @description Names the key in the header of an ID token. */
            kid: string;
            n: string;
            e: string;
        };
        JsonWebKeySet: {
            keys: components["schemas"]["JsonWebKey"][];
        };
        LawBehind: {
            title: string;
            /** @description Where it is published. */
            href: string;
            /**
             * Format: date
             * @description In force since.
             */
            since: string;
        };
        Leave: {
            /**
             * @description What the row is called; standing items are found by it.
             * @example Annual leave
             */
            description: string;
            /**
             * @description NZ: NZ_ACC_WORKERS_COMP is the first week after an injury at work, WORKERS_COMP what ACC pays for later weeks and the employer passes on.
             * @example HOLIDAY
             * @enum {string}
             */
            leave_type: "ALT_HOLIDAY" | "ANCILLARY" | "ANNUAL_HOLIDAYS" | "COMPASSIONATE" | "EMPLOYER_FUNDED_PAID_PARENTAL" | "HOLIDAY" | "LONG_SERVICE" | "NZ_ACC_WORKERS_COMP" | "NZ_BEREAVEMENT" | "NZ_DEFENCE_FORCE" | "NZ_EMPLOYMENT_RELATIONS_EDUCATION" | "NZ_FAMILY_VIOLENCE" | "NZ_JURY_SERVICE" | "NZ_TIME_OFF_TO_VOTE" | "OTHER" | "PAID_PARENTAL" | "PAID_PUBLIC_HOLIDAY" | "SICK" | "UNPAID" | "WORKERS_COMP";
            /**
             * Format: date
             * @example 2026-07-01
             */
            date: string;
            /**
             * @description How many hours; `value` is only an alias in answers.
             * @example 7.6
             */
            hours: string | number;
            /** @description Dollars per unit; not together with multiplier. */
            rate?: (string | number) | null;
            /** @description Times the employee's pay_rate_per_hour; not together with rate. */
            multiplier?: (string | number) | null;
            /** @description Dollars of leave loading. */
            leave_loading_amount?: (string | number) | null;
            /** @description Leave that is paid in place of being taken. NZ: annual or alternative holidays, as an extra pay. AU: annual, long service or personal leave, cashed out under an award, an agreement or the Fair Work Act 2009 (ss 92 to 94, 101). Default false. */
            is_cash_up?: boolean | null;
            /** @description NZ only. Annual holidays that are paid in a lump sum before they are taken are taxed as an extra pay: as the employer chooses, and always where they reach across 31 March (Income Tax Act 2007 s RD 13). Default false. */
            tax_as_nz_extra_pay?: boolean | null;
            /** @description AU only. The row takes back what an earlier pay gave, and may be below zero. Default false. */
            is_adjustment?: boolean | null;
        };
        LeaveBalanceRow: {
            leave_type: string;
            name: string;
            /** @description What remains after this pay. */
            hours: number;
        };
        LeaveChange: {
            leave_type: string;
            name: string;
            /** @description Hours more (or fewer) than before. */
            hours: number;
        };
        LeaveLawComparison: {
            employees: components["schemas"]["ComparedPerson"][];
        };
        LeaveLawsCompared: {
            /**
             * Format: date
             * @description The first day of the Employment Leave Act 2026.
             */
            in_force_from: string;
            employees: components["schemas"]["ComparedLeave"][];
            /** @description All of them added up. */
            total: components["schemas"]["ComparedLeave"];
            /** @description Parts of the new Act that are not worked out. */
            not_at_hand: string[];
        };
        LeaveOnADay: {
            leave_type: string;
            name: string;
            hours: number;
            /** @description At the employee's rate per hour of today, without leave loading. */
            value: number;
            /** @description How many of the hours were brought from the payroll before. */
            opening_hours: number;
        };
        LeaveRow: {
            /** @description Null in a preview. */
            id: number | null;
            name: string;
            leave_type: string;
            /** Format: date */
            date: string;
            rate: number;
            hours: number;
            /** @description The same as hours, under its older name. */
            value: number;
            leave_loading_amount: number;
            amount: number;
            /** @description On a row that is paid in place of being taken. */
            is_cash_up?: boolean;
            /** @description AU only; on a row that takes back an amount. */
            is_adjustment?: boolean;
        };
        LeftOut: {
            employee_id: number;
            employee_number: string | null;
            /** @description Why the employee cannot be paid. */
            reason: string;
        };
        MachineKeyCreate: {
            /** @description What it is for, so that whoever finds it later knows. */
            name: string;
            /** @description Within those of the token that is used here. */
            scopes: ("payroll.read" | "payroll.write" | "payroll.people.read" | "payroll.pays.read" | "partner.checkout.preview" | "partner.checkout.write" | "partner.checkout.cancel" | "users.manage")[];
            /** @description The only companies it reaches; null or left out, every company that its owner does. */
            company_ids?: number[] | null;
            /**
             * Format: date
             * @description The last day on which it works, in UTC: at most a year ahead, and 90 days ahead when left out.
             */
            ends_on?: string;
        };
        MachineKeyRecord: {
            client_id: string;
            name: string;
            scopes: ("payroll.read" | "payroll.write" | "payroll.people.read" | "payroll.pays.read" | "partner.checkout.preview" | "partner.checkout.write" | "partner.checkout.cancel" | "users.manage")[];
            /** @description The only companies it reaches; null for all that its owner does. */
            company_ids: number[] | null;
            /** @description Who made it: it acts as them, and ends with them. */
            user_id: number | null;
            /**
             * Format: date
             * @description The last day on which it works, in UTC.
             */
            ends_on: string;
            /**
             * @description `owner-closed`: the owner was disabled or removed, or set a new password. Known today: active, ended, owner-closed.
             * @enum {string}
             */
            status: string;
            /**
             * @description When it last got an access token.
             * @example 2026-07-01T09:30:00.000
             */
            last_used_at: string | null;
            /** @example 2026-07-01T09:30:00.000 */
            created_at: string;
        };
        MachineKeyWithSecret: {
            /** @description Only in this answer. */
            client_secret: string;
            client_id: string;
            name: string;
            scopes: ("payroll.read" | "payroll.write" | "payroll.people.read" | "payroll.pays.read" | "partner.checkout.preview" | "partner.checkout.write" | "partner.checkout.cancel" | "users.manage")[];
            /** @description The only companies it reaches; null for all that its owner does. */
            company_ids: number[] | null;
            /** @description Who made it: it acts as them, and ends with them. */
            user_id: number | null;
            /**
             * Format: date
             * @description The last day on which it works, in UTC.
             */
            ends_on: string;
            /**
             * @description `owner-closed`: the owner was disabled or removed, or set a new password. Known today: active, ended, owner-closed.
             * @enum {string}
             */
            status: string;
            /**
             * @description When it last got an access token.
             * @example 2026-07-01T09:30:00.000
             */
            last_used_at: string | null;
            /** @example 2026-07-01T09:30:00.000 */
            created_at: string;
        };
        MachineTokenAnswer: {
            access_token: string;
            /** @example Bearer */
            token_type: string;
            /**
             * @description Less than 1800 when the key ends before.
             * @example 1800
             */
            expires_in: number;
            /** @description Separated by spaces. */
            scope: string;
        };
        Message: {
            message: string;
        };
        MinimumEntitlement: {
            /** @description Weeks that the Fair Work Act gives; 0 where it gives none. */
            weeks: number;
            /** @description Those to be paid: of notice, what was not given before the last day. */
            weeks_to_pay: number;
            /** @description Null where the ordinary hours of a week are not known. */
            hours: number | null;
            /** @description The base rate of pay; for notice the full rate, where it is known. */
            rate_per_hour: number;
            /**
             * @description Where the rate came from: notice_rate_per_hour, what the pays of the 13 weeks before earned for an ordinary hour, or pay_rate_per_hour. Known today: request, recent-pays, base-rate.
             * @enum {string}
             */
            rate_source: string;
            /** @description The hours at that rate. */
            amount: number | null;
            /** @description What is paid in lieu, or as redundancy pay. */
            paid_amount: number;
            shortfall_amount: number | null;
            /** @description The section of the Fair Work Act 2009 (Cth) that gives the weeks, or gives none. */
            section: string;
            /** @description Why it is so many weeks, or none. */
            says: string;
        };
        MovedPay: {
            pay_id: number;
            employee_id: number;
            employee_number: string | null;
            with_pay_id: number;
            /** Format: date */
            with_pay_date: string;
            change: components["schemas"]["ComparedFigures"];
            causes: components["schemas"]["CauseOfDifference"][];
        };
        NetToGross: {
            /** @description Used when identifier_type is employee_id. */
            employee_id?: number | null;
            /** @description Used when identifier_type is employee_number. */
            employee_number?: string | null;
            /** @description Applies to the whole pay. */
            pay_department?: string | null;
            /** @description For those who work on the payroll; the payslip does not show it. */
            note?: string | null;
            /** @description Days that the pay is for. Australia: needed where the withholding_schedule of the employee is DAILY_OR_CASUAL. New Zealand: whole or part days worked or on paid leave, at most 31, which average daily pay divides by; left out, hours over standard_hours_per_day, rounded up. Somebody without pay_rate_per_hour who earns by pieces needs it, and 0 for a payment beside their pays. */
            days_paid?: number | null;
            /** @description Hours or other units, each at a rate. */
            hours?: components["schemas"]["PayHours"][];
            /** @description Leave taken. */
            leave?: components["schemas"]["Leave"][];
            /** @description Found by description, or new. */
            allowances?: components["schemas"]["PayAllowance"][] | null;
            /** @description Left out or null: the employee's standing deductions; [] none. */
            deductions?: components["schemas"]["PayDeduction"][] | null;
            /** @description Found by description, or new. */
            bonuses?: components["schemas"]["PayBonus"][] | null;
            /** @description Left out or null: the employee's standing sacrifices; [] none. */
            pay_sacrifices?: components["schemas"]["PaySacrifice"][] | null;
            /** @description Found by description and amount, or new. */
            back_payments?: components["schemas"]["BackPayments"][] | null;
            /** @description AU only. What gives the super of this pay more time than the usual business days after the payday. */
            super_timing?: components["schemas"]["SuperTimingOfPay"] | null;
            /** @description Makes this the final pay. */
            termination?: components["schemas"]["TerminationCreate"] | null;
            /** @description What the employee should get, in dollars and cents. */
            net: string | number;
        };
        NewDelegation: {
            /** @description The user who will be absent: oneself, or anybody for an owner. */
            user_id: number;
            /** @description The user who approves in their place. */
            delegate_id: number;
            /** @example 2026-07-01T09:30:00.000 */
            starts_at: string;
            /**
             * @description The first moment at which it does not hold any more.
             * @example 2026-07-01T09:30:00.000
             */
            ends_at: string;
        };
        OpeningBalances: {
            /**
             * Format: date
             * @description The last day that the figures cover
             */
            as_at: string;
            /** @description As gross of a pay; in Australia what is left after salary_sacrifice */
            gross: number;
            tax: number;
            /** @description Australia: all that super funds received, with resc_super and sacrificed super */
            super: number;
            /** @description Australia: the reportable part of super */
            resc_super: number;
            /** @description Australia: super that was sacrificed from pay, which is no part of gross */
            salary_sacrifice: number;
            /** @description Australia: earnings of the financial year that counted for super; the maximum contribution base counts from here */
            qualifying_earnings: number;
            deductions: number;
            net: number | null;
            student_loan: number;
            kiwisaver_employee: number;
            kiwisaver_employer: number;
            esct: number;
            holiday_leave_hours: number;
            sick_leave_hours: number;
            long_service_leave_hours: number;
            /** @description New Zealand: annual holidays are owed in weeks */
            annual_holidays_weeks: number;
            /** @description New Zealand: what was paid for annual holidays in advance, where their balance is below zero; it is what is taken back on leaving */
            annual_holidays_advance_paid: number | null;
            /** @description New Zealand: days in lieu */
            alternative_holiday_days: number;
            /** @description New Zealand: what is left of the ten days of family violence leave of the year since it last fell due */
            family_violence_leave_days: number;
            /** @description New Zealand: gross earnings of the 12 months up to as_at (Holidays Act 2003 s 14) */
            gross_last_12_months: number | null;
            /** @description New Zealand: gross earnings since annual holidays last fell due, or since the start */
            gross_since_anniversary: number | null;
            /** @description New Zealand: gross earnings of the 4 weeks up to as_at */
            gross_last_4_weeks: number | null;
            /** @description New Zealand: the part of gross_last_4_weeks that is not a regular part of pay */
            irregular_last_4_weeks: number | null;
            /** @description New Zealand: gross earnings of the 52 weeks up to as_at */
            gross_last_52_weeks: number | null;
            /** @description New Zealand: days worked or on paid leave in the 52 weeks up to as_at */
            days_worked_last_52_weeks: number | null;
        };
        OpeningBalancesBody: {
            /**
             * Format: date
             * @description The last day that the figures cover
             * @example 2026-07-01
             */
            as_at: string;
            /** @description As gross of a pay; in Australia what is left after salary_sacrifice */
            gross?: string | number;
            tax?: string | number;
            /** @description Australia: all that super funds received, with resc_super and sacrificed super */
            super?: string | number;
            /** @description Australia: the reportable part of super */
            resc_super?: string | number;
            /** @description Australia: super that was sacrificed from pay, which is no part of gross */
            salary_sacrifice?: string | number;
            /** @description Australia: earnings of the financial year that counted for super; the maximum contribution base counts from here */
            qualifying_earnings?: string | number;
            deductions?: string | number;
            net?: (string | number) | null;
            student_loan?: string | number;
            kiwisaver_employee?: string | number;
            kiwisaver_employer?: string | number;
            esct?: string | number;
            holiday_leave_hours?: string | number;
            sick_leave_hours?: string | number;
            long_service_leave_hours?: string | number;
            /** @description New Zealand: annual holidays are owed in weeks */
            annual_holidays_weeks?: string | number;
            /** @description New Zealand: what was paid for annual holidays in advance, where their balance is below zero; it is what is taken back on leaving */
            annual_holidays_advance_paid?: (string | number) | null;
            /** @description New Zealand: days in lieu */
            alternative_holiday_days?: string | number;
            /** @description New Zealand: what is left of the ten days of family violence leave of the year since it last fell due */
            family_violence_leave_days?: string | number;
            /** @description New Zealand: gross earnings of the 12 months up to as_at (Holidays Act 2003 s 14) */
            gross_last_12_months?: (string | number) | null;
            /** @description New Zealand: gross earnings since annual holidays last fell due, or since the start */
            gross_since_anniversary?: (string | number) | null;
            /** @description New Zealand: gross earnings of the 4 weeks up to as_at */
            gross_last_4_weeks?: (string | number) | null;
            /** @description New Zealand: the part of gross_last_4_weeks that is not a regular part of pay */
            irregular_last_4_weeks?: (string | number) | null;
            /** @description New Zealand: gross earnings of the 52 weeks up to as_at */
            gross_last_52_weeks?: (string | number) | null;
            /** @description New Zealand: days worked or on paid leave in the 52 weeks up to as_at */
            days_worked_last_52_weeks?: (string | number) | null;
        };
        OpeningBalancesSet: {
            /**
             * Format: date
             * @description The last day that the figures cover
             */
            as_at: string;
            /** @description As gross of a pay; in Australia what is left after salary_sacrifice */
            gross: number;
            tax: number;
            /** @description Australia: all that super funds received, with resc_super and sacrificed super */
            super: number;
            /** @description Australia: the reportable part of super */
            resc_super: number;
            /** @description Australia: super that was sacrificed from pay, which is no part of gross */
            salary_sacrifice: number;
            /** @description Australia: earnings of the financial year that counted for super; the maximum contribution base counts from here */
            qualifying_earnings: number;
            deductions: number;
            net: number | null;
            student_loan: number;
            kiwisaver_employee: number;
            kiwisaver_employer: number;
            esct: number;
            holiday_leave_hours: number;
            sick_leave_hours: number;
            long_service_leave_hours: number;
            /** @description New Zealand: annual holidays are owed in weeks */
            annual_holidays_weeks: number;
            /** @description New Zealand: what was paid for annual holidays in advance, where their balance is below zero; it is what is taken back on leaving */
            annual_holidays_advance_paid: number | null;
            /** @description New Zealand: days in lieu */
            alternative_holiday_days: number;
            /** @description New Zealand: what is left of the ten days of family violence leave of the year since it last fell due */
            family_violence_leave_days: number;
            /** @description New Zealand: gross earnings of the 12 months up to as_at (Holidays Act 2003 s 14) */
            gross_last_12_months: number | null;
            /** @description New Zealand: gross earnings since annual holidays last fell due, or since the start */
            gross_since_anniversary: number | null;
            /** @description New Zealand: gross earnings of the 4 weeks up to as_at */
            gross_last_4_weeks: number | null;
            /** @description New Zealand: the part of gross_last_4_weeks that is not a regular part of pay */
            irregular_last_4_weeks: number | null;
            /** @description New Zealand: gross earnings of the 52 weeks up to as_at */
            gross_last_52_weeks: number | null;
            /** @description New Zealand: days worked or on paid leave in the 52 weeks up to as_at */
            days_worked_last_52_weeks: number | null;
            /** @description What the tax office hears of it, and what is left to do; empty where nothing follows. */
            notes: string[];
        };
        OpeningPart: {
            /**
             * Format: date
             * @description The last day that the opening balances cover.
             */
            as_at: string | null;
            gross: number;
            tax: number;
            net: number;
            /** @description What the fund receives: super, or both contributions to KiwiSaver. */
            super: number;
            deductions: number;
            allowances: number;
            student_loan: number;
            kiwisaver_employee: number;
            kiwisaver_employer: number;
        };
        OrderCancel: {
            order_id: number;
            reason?: string | null;
        };
        OrderCreate: {
            /**
             * @description true prices the order and stores nothing.
             * @default false
             */
            dry_run?: boolean;
            /** @description Converts this client; customer.email must match. */
            end_customer_id?: number | null;
            customer: components["schemas"]["CheckoutCustomer"];
            /** @description Required without end_customer_id. */
            company?: components["schemas"]["CheckoutCompany"];
            billing_address?: components["schemas"]["CheckoutBillingAddress"];
            order: components["schemas"]["OrderedProduct"];
        };
        OrderedProduct: {
            product_id: number;
            /**
             * @description Two months for a monthly signup, 13 for an annual one.
             * @default true
             */
            add_free_trial_month?: boolean;
        };
        Overpayment: {
            /**
             * Format: date
             * @description The day the mistake was found; it decides the treatment.
             */
            identified_on: string;
            /** @description The net of the running financial year, the gross of an earlier one. */
            to_repay: number;
            /** @description The year whose reported gross is corrected. */
            financial_year: string;
            /** @description False for an earlier year: its tax stays as it was withheld. */
            is_tax_corrected: boolean;
            says: string;
        };
        OwedBackPayRow: {
            description: string;
            amount: number;
            stp_category: string;
        };
        OwnPayRate: {
            description: string;
            units: string;
            rate: number | null;
            multiplier: number | null;
            is_overtime: boolean;
            id: number;
            /** @description Place in the list, from 1. */
            rank: number;
            /**
             * @description Stable; what rate_reference on pay hours names.
             * @example employee:12
             */
            reference: string;
        };
        OwnPayRateCreate: {
            rank?: number;
            description: string;
            units?: string;
            rate?: (string | number) | null;
            multiplier?: (string | number) | null;
            is_overtime?: boolean;
        };
        OwnPayRateUpdate: {
            rank?: number;
            description?: string;
            units?: string;
            rate?: (string | number) | null;
            multiplier?: (string | number) | null;
            is_overtime?: boolean;
        };
        PaidAwardBackPay: {
            /** @description One pay for each person. */
            pays: components["schemas"]["Pay"][];
            /** @description Gross that is owed. */
            owed: number;
            /** @description To be sent back with the confirmation. */
            confirmation: string;
            /** @description Those that are short. */
            periods: components["schemas"]["CheckedPayPeriod"][];
            /** @description Short by a classification that the record did not have when they were paid; paid where employee_ids names the person. */
            left_out: components["schemas"]["CheckedPayPeriod"][];
        };
        PaidBackPay: {
            pay: components["schemas"]["Pay"];
            /** @description What was and what should have been, pay by pay. */
            periods: components["schemas"]["BackPayPeriod"][];
            /** @description Gross that is owed. */
            total: number;
            /** @description The rows by which it is paid. */
            back_payments: components["schemas"]["BackPayRow"][];
            /** @description The same in sentences, with the method of tax. */
            in_words: string[];
        };
        PaidForWork: {
            /**
             * @description What it was paid for: pay for hours on a Sunday is penalty, whatever rate was paid. salary is one sum for ordinary hours and, by set-off, for everything else. hours is pay by the hour whose purpose nobody names: say how many hours it pays.
             * @enum {string}
             */
            category: "ordinary" | "penalty" | "overtime" | "allowance" | "expense" | "leave" | "salary" | "hours";
            amount: number | string;
            /** @description How many hours the amount of category hours pays. */
            hours?: number | string;
        };
        Pay: {
            /** @description Null in a preview. */
            id: number | null;
            /**
             * @description Known today: pending, processed, voided.
             * @enum {string}
             */
            status: string;
            is_complete: boolean;
            employee_id: number;
            employee_number: string | null;
            /** @description Null in a preview. */
            pay_run_id: number | null;
            /**
             * Format: date
             * @description The pay date of a processed pay.
             */
            processed_date: string | null;
            /** Format: date */
            pay_date: string;
            /**
             * Format: date
             * @description The last day of the period of the run.
             */
            pay_run_end_date: string;
            /**
             * Format: date
             * @description The first day that the pay is for.
             */
            period_start: string;
            /**
             * Format: date
             * @description The last day that the pay is for.
             */
            period_end: string;
            employee_format_name_shorter: string;
            employee_last_name: string;
            employee_first_name: string;
            employee_email_address: string | null;
            format_name: string;
            /** @description A termination included. */
            gross: number;
            tax: number;
            /** @description Gross less tax less deductions after tax. */
            net: number;
            /** @description What the fund receives: super, or both contributions to KiwiSaver. */
            super: number;
            total_workers_compensation: number;
            resc_super_amount: number;
            compulsory_super_amount: number;
            /**
             * @description Known today: not_submitted, queued, accepted, rejected.
             * @enum {string}
             */
            stp_status: string;
            stp_service_action: string | null;
            /** @example 2026-07-01T09:30:00.000 */
            stp_timestamp: string | null;
            /**
             * @description Who answered the report. The simulator sends nothing to the tax office. Known today: gateway, simulator.
             * @enum {string|null}
             */
            stp_lodged_with: string | null;
            /** @description AU only; where the pay was made with it. */
            days_paid?: number;
            /** @description Send it back when the pay is rebuilt. */
            pay_department: string | null;
            /** @description For those who work on the payroll; the payslip does not show it. */
            note: string | null;
            hours: components["schemas"]["PayHoursRow"][];
            leave: components["schemas"]["LeaveRow"][];
            leave_balance_rows: components["schemas"]["LeaveBalanceRow"][];
            allowances: components["schemas"]["PayAllowanceRow"][];
            deductions: components["schemas"]["PayDeductionRow"][];
            bonuses: components["schemas"]["PayBonusRow"][];
            pay_sacrifices: components["schemas"]["PaySacrificeRow"][];
            back_payments: components["schemas"]["BackPaymentRow"][];
            termination: components["schemas"]["TerminationResult"] | null;
            /** @description Empty when there are none. */
            warnings: components["schemas"]["PayWarning"][];
            /** @description The pay that this one corrected. */
            replaces_pay_id: number | null;
            /** @description The pay that corrected this one. */
            replaced_by_pay_id: number | null;
            /** @description Australia: the verdict on the pay period; its lines with their clauses are in the explanation. Null where the employee names no award, or a later pay of the period speaks for it. */
            award_check?: components["schemas"]["AwardCheckOfPay"] | null;
            /** @description NZ only. */
            nz_student_loan?: number;
            /** @description NZ only. */
            period_student_loan_cir?: number;
            /** @description NZ only. */
            period_student_loan_bor?: number;
            /** @description NZ only. */
            kiwisaver_employee_amount?: number;
            /** @description NZ only. */
            kiwisaver_employer_amount?: number;
            /** @description NZ only. */
            kiwisaver_esct_amount?: number;
            /** @description NZ only. */
            kiwisaver_paye_gross_uplift?: number;
            /** @description NZ only. */
            kiwisaver_employee_rate?: number;
            /** @description NZ only. */
            kiwisaver_employer_rate?: number;
            /** @description NZ only. */
            total_kiwi_saver?: number;
            /** @description NZ only. */
            tax_plus_student_loan?: number;
        };
        PayAllowance: {
            /**
             * @description What the row is called; standing items are found by it.
             * @example Tools
             */
            description: string;
            /** @description Dollars per unit; required when the item is new. */
            amount?: (string | number) | null;
            /** @description Default 1. */
            units?: (string | number) | null;
            /**
             * @description Required when the item is new.
             * @example TD
             * @enum {string|null}
             */
            allowance_category?: "AD" | "CD" | "KN" | "LD" | "MD" | "OD" | "QN" | "RD" | "TD" | null;
            /**
             * @description Of an allowance of the category OD, what it is for, as Single Touch Payroll reports it: G1 general (as which it is reported otherwise), H1 home office, ND non-deductible expenses, T1 transport and fares, U1 uniform, V1 private vehicle.
             * @enum {string|null}
             */
            other_type?: "G1" | "H1" | "ND" | "T1" | "U1" | "V1" | null;
            /** @description Default true. */
            is_taxable?: boolean | null;
            /** @description Default false. */
            is_itemised?: boolean | null;
            /** @description AU only. Within its approved rate, reasonable amount or award amount: tax and super then follow the law where their flags are left out. False: of kilometres (CD, their number in units) and laundry (LD), tax is withheld from what is above. */
            is_within_limit?: boolean | null;
            /** @description AU only. The row takes back what an earlier pay gave, and may be below zero. Default false. */
            is_adjustment?: boolean | null;
            /** @description Default true. */
            is_included_in_super_calculations?: boolean | null;
        };
        PayAllowanceRow: {
            /** @description Null in a preview. */
            id: number | null;
            description: string;
            amount: number;
            units: number;
            /** @description Amount times units, in cents. */
            total_amount: number;
            allowance_category: string | null;
            /** @description Only on allowances of the category OD that say what they are for. */
            other_type?: string;
            is_taxable: boolean;
            is_itemised: boolean;
            is_included_in_super_calculations: boolean;
            /** @description AU only; on a row that takes back an amount. */
            is_adjustment?: boolean;
        };
        PayBonus: {
            /**
             * @description What the row is called; standing items are found by it.
             * @example Sales bonus
             */
            description: string;
            /** @description Dollars; required when the item is new. */
            amount?: (string | number) | null;
            /**
             * @description Default NORMAL_EARNINGS.
             * @enum {string|null}
             */
            tax_method?: "NORMAL_EARNINGS" | "SPREAD_OVER_SPECIFIC_RANGE" | "SPREAD_OVER_FINANCIAL_YEAR" | "METHOD_A_WHOLE_YEAR" | "METHOD_A_SPECIFIC_RANGE" | "METHOD_B1" | "METHOD_B2" | null;
            /**
             * Format: date
             * @example 2026-07-01
             */
            start_date?: string | null;
            /**
             * Format: date
             * @example 2026-07-01
             */
            end_date?: string | null;
            /** @description Default true. */
            is_included_in_super_calculations?: boolean | null;
            /** @description Default false. */
            is_directors_fees?: boolean | null;
            /** @description Default false. */
            is_return_to_work?: boolean | null;
            /** @description AU only. The row takes back what an earlier pay gave, and may be below zero. Default false. */
            is_adjustment?: boolean | null;
            /** @description New Zealand only. */
            is_nz_ess?: boolean | null;
            /** @description New Zealand only. */
            is_nz_ess_cash_settled?: boolean | null;
            /** @description New Zealand only. */
            withhold_paye?: boolean | null;
            /** @description New Zealand only. */
            tax_as_nz_extra_pay?: boolean | null;
            /** @description New Zealand only. */
            is_nz_discretionary?: boolean | null;
            /** @description New Zealand only. Redundancy pay that is no part of a termination, such as a later instalment: an extra pay without the ACC levy and without KiwiSaver. */
            is_nz_redundancy?: boolean | null;
            /** @description New Zealand only. A retiring allowance: an extra pay without the ACC levy and without KiwiSaver. */
            is_nz_retiring_allowance?: boolean | null;
        };
        PayBonusRow: {
            /** @description Null in a preview. */
            id: number | null;
            description: string;
            amount: number;
            tax_method: string;
            /** Format: date */
            start_date: string | null;
            /** Format: date */
            end_date: string | null;
            is_included_in_super_calculations: boolean;
            is_directors_fees: boolean;
            is_return_to_work: boolean;
            /** @description NZ only. */
            is_nz_ess?: boolean;
            /** @description NZ only. */
            is_nz_ess_cash_settled?: boolean;
            /** @description NZ only. */
            withhold_paye?: boolean;
            /** @description NZ only. */
            tax_as_nz_extra_pay?: boolean;
            /** @description NZ only. */
            is_nz_discretionary?: boolean;
            /** @description NZ only. */
            is_nz_redundancy?: boolean;
            /** @description NZ only. */
            is_nz_retiring_allowance?: boolean;
            /** @description AU only; on a row that takes back an amount. */
            is_adjustment?: boolean;
        };
        PayCalculation: {
            /**
             * @description Whose law.
             * @enum {string}
             */
            country: "AU" | "NZ";
            /** @description The pay as the payroll-core library takes it, with the names of this API: pay_date, pay_period, employee, hours, leave, allowances and so on; decimals as text or numbers. The names of the library (payDate) are taken too. The answer uses the names of the question. The reference of payroll-core lists the members. */
            input: Record<string, unknown>;
        };
        PayChangedSince: {
            pay_id: number;
            /**
             * @description Known today: deleted, corrected, changed.
             * @enum {string}
             */
            change: string;
            /** @description The pay that counts instead, where it was corrected. */
            replaced_by_pay_id: number | null;
        };
        PayCreate: {
            /** @description Used when identifier_type is employee_id. */
            employee_id?: number | null;
            /** @description Used when identifier_type is employee_number. */
            employee_number?: string | null;
            /** @description Applies to the whole pay. */
            pay_department?: string | null;
            /** @description For those who work on the payroll; the payslip does not show it. */
            note?: string | null;
            /** @description Days that the pay is for. Australia: needed where the withholding_schedule of the employee is DAILY_OR_CASUAL. New Zealand: whole or part days worked or on paid leave, at most 31, which average daily pay divides by; left out, hours over standard_hours_per_day, rounded up. Somebody without pay_rate_per_hour who earns by pieces needs it, and 0 for a payment beside their pays. */
            days_paid?: number | null;
            /** @description Hours or other units, each at a rate. */
            hours?: components["schemas"]["PayHours"][];
            /** @description Leave taken. */
            leave?: components["schemas"]["Leave"][];
            /** @description Found by description, or new. */
            allowances?: components["schemas"]["PayAllowance"][] | null;
            /** @description Left out or null: the employee's standing deductions; [] none. */
            deductions?: components["schemas"]["PayDeduction"][] | null;
            /** @description Found by description, or new. */
            bonuses?: components["schemas"]["PayBonus"][] | null;
            /** @description Left out or null: the employee's standing sacrifices; [] none. */
            pay_sacrifices?: components["schemas"]["PaySacrifice"][] | null;
            /** @description Found by description and amount, or new. */
            back_payments?: components["schemas"]["BackPayments"][] | null;
            /** @description AU only. What gives the super of this pay more time than the usual business days after the payday. */
            super_timing?: components["schemas"]["SuperTimingOfPay"] | null;
            /** @description Makes this the final pay. */
            termination?: components["schemas"]["TerminationCreate"] | null;
        };
        PayDeduction: {
            /**
             * @description What the row is called; standing items are found by it.
             * @example Union fees
             */
            description: string;
            /** @description Dollars; required when the item is new. */
            amount?: (string | number) | null;
            /**
             * @description Required when the item is new.
             * @example UNION_FEES
             * @enum {string|null}
             */
            classification?: "CHARITY" | "CHILD_SUPPORT_DEDUCTION" | "CHILD_SUPPORT_GARNISHEE" | "NORMAL" | "UNION_FEES" | null;
            /** @description Default true. */
            is_included_in_super_calculations?: boolean | null;
        };
        PayDeductionRow: {
            /** @description Null in a preview. */
            id: number | null;
            description: string;
            /** @description What was taken. */
            amount: number;
            classification: string;
            is_included_in_super_calculations: boolean;
        };
        PayDifference: {
            pay_id: number;
            /** @description Null for figures from elsewhere, and for a first pay. */
            with_pay_id: number | null;
            /** Format: date */
            with_pay_date: string | null;
            /** @description Null for a first pay. */
            before: components["schemas"]["ComparedFigures"] | null;
            after: components["schemas"]["ComparedFigures"] | null;
            change: components["schemas"]["ComparedFigures"] | null;
            /** @description In the order in which they were priced. Their changes add up to the change of every figure. */
            causes: components["schemas"]["CauseOfDifference"][];
        };
        PayHours: {
            /**
             * @description What the row is called; standing items are found by it.
             * @example Ordinary time
             */
            description: string;
            /**
             * @description A label of what is counted.
             * @example hours
             */
            units: string;
            /**
             * @description How many units.
             * @example 38
             */
            value: string | number;
            /** @description Dollars per unit; not together with multiplier. */
            rate?: (string | number) | null;
            /** @description Times the employee's pay_rate_per_hour; not together with rate. */
            multiplier?: (string | number) | null;
            /** @description A stable reference such as company:7, employee:3 or system:ordinary_time. */
            rate_reference?: string | null;
            /** @description Finds a rate by its description; ambiguous ones are refused. */
            rate_description?: string | null;
            /** @description Default false. */
            is_overtime?: boolean | null;
            /**
             * Format: date
             * @description NZ only. The public holiday that the hours were worked on: they pay at least time and a half, and earn an alternative holiday where the day would otherwise be a working day.
             * @example 2026-07-01
             */
            public_holiday_date?: string | null;
            /** @description AU only. The row takes back what an earlier pay gave, and may be below zero. Default false. */
            is_adjustment?: boolean | null;
        };
        PayHoursRow: {
            /** @description Null in a preview. */
            id: number | null;
            description: string;
            units: string;
            value: number;
            rate: number;
            multiplier: number | null;
            rate_reference: string | null;
            rate_description: string | null;
            is_overtime: boolean;
            /** @description Rate times value, in cents. */
            pay_amount: number;
            /**
             * Format: date
             * @description NZ only; the public holiday that was worked on.
             */
            public_holiday_date?: string;
            /** @description AU only; on a row that takes back an amount. */
            is_adjustment?: boolean;
        };
        PayLeftOut: {
            pay_id: number;
            reason: string;
        };
        PayRate: {
            id: number;
            /**
             * @description Stable; what rate_reference on pay hours names.
             * @example company:7
             */
            reference: string;
            description: string;
            units: string;
            /** @description Dollars per unit. */
            rate: number | null;
            /** @description Multiplies the employee's hourly rate. */
            multiplier: number | null;
            is_overtime: boolean;
        };
        PayRateCreate: {
            description: string;
            units?: string | null;
            rate?: (string | number) | null;
            multiplier?: (string | number) | null;
            is_overtime?: boolean | null;
        };
        PayRateGroup: {
            award_id: number | null;
            award_name: string | null;
            classification_id: number;
            classification_name: string;
            pay_rates: components["schemas"]["PayRate"][];
            employees?: components["schemas"]["RatedEmployee"][];
        };
        PayRateGroupCreate: {
            name: string;
            award_id?: number | null;
            employee_ids?: number[];
        };
        PayRateGroupRecord: {
            id: number;
            name: string;
            award_id: number | null;
            employee_ids: number[];
        };
        PayRateGroupUpdate: {
            name?: string;
            award_id?: number | null;
            employee_ids?: number[];
        };
        PayRateUpdate: {
            description?: string;
            units?: string;
            rate?: (string | number) | null;
            multiplier?: (string | number) | null;
            is_overtime?: boolean;
        };
        PayRun: {
            pay_run_id: number;
            /**
             * @description Known today: WEEKLY, FORTNIGHTLY, MONTHLY.
             * @enum {string}
             */
            pay_period: string;
            /** Format: date */
            pay_run_start_date: string;
            /** Format: date */
            pay_run_end_date: string;
            /**
             * Format: date
             * @description The day it was first used for.
             */
            pay_date: string;
            /**
             * @description Known today: pending, processed.
             * @enum {string}
             */
            status: string;
            pay_count: number;
            gross: number;
            tax: number;
            net: number;
            /** @description What the funds receive: super, or both contributions to KiwiSaver. */
            super: number;
        };
        PayRunAnomalies: {
            pay_run_id: number;
            /** @description How many pays were looked at. */
            pays: number;
            /** @description By name. */
            anomalies: components["schemas"]["PayRunAnomaly"][];
        };
        PayRunAnomaly: {
            /**
             * @description Known today: account-changed, first-pay, rate-changed, zero-net, doubled-net, hours-beyond-pattern, leave-below-zero, leaver-in-run, days-paid-twice, days-not-paid, missing-from-run, below-minimum, shared-account, two-main-tax-codes, threshold-claimed-twice, outside-usual.
             * @enum {string}
             */
            code: string;
            title: string;
            employee_id: number;
            employee_number: string | null;
            /** @description Null for somebody who has no pay in the run. */
            pay_id: number | null;
            /** @description With the numbers that it rests on. */
            says: string;
            /** @description What was noted about it; null where nobody has, or where it has changed since. */
            acknowledged: components["schemas"]["AnomalyAcknowledgement"] | null;
        };
        PayRunOpen: {
            /** @enum {string} */
            pay_period: "WEEKLY" | "FORTNIGHTLY" | "MONTHLY";
            /** Format: date */
            pay_date: string;
            /**
             * Format: date
             * @description The last day of its period, for pay in arrears or in advance.
             */
            pay_run_end_date?: string;
        };
        PayRunRecord: {
            /** @description Payslips that were handed out before the run paid their employee or took a pay back, and now differ. */
            payslips_that_differ: components["schemas"]["IssuedPayslip"][];
            pay_run_id: number;
            /**
             * @description Known today: WEEKLY, FORTNIGHTLY, MONTHLY.
             * @enum {string}
             */
            pay_period: string;
            /** Format: date */
            pay_run_start_date: string;
            /** Format: date */
            pay_run_end_date: string;
            /**
             * Format: date
             * @description The day it was first used for.
             */
            pay_date: string;
            /**
             * @description Known today: pending, processed.
             * @enum {string}
             */
            status: string;
            pay_count: number;
            gross: number;
            tax: number;
            net: number;
            /** @description What the funds receive: super, or both contributions to KiwiSaver. */
            super: number;
        };
        PaySacrifice: {
            /**
             * @description What the row is called; standing items are found by it.
             * @example Extra super
             */
            description: string;
            /** @description Dollars; required when the item is new. */
            amount?: (string | number) | null;
            /** @description Default true. */
            is_included_in_super_calculations?: boolean | null;
            /** @description Default true. */
            is_super?: boolean | null;
        };
        PaySacrificeRow: {
            /** @description Null in a preview. */
            id: number | null;
            description: string;
            amount: number;
            is_included_in_super_calculations: boolean;
            is_super: boolean;
        };
        PayToCheck: {
            employee: components["schemas"]["AwardPerson"];
            /** Format: date */
            pay_period_start: string;
            /** Format: date */
            pay_period_end: string;
            /**
             * @description Needed with shifts.
             * @enum {string}
             */
            state?: "ACT" | "NSW" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA";
            /** @description The work as it was recorded. */
            shifts?: components["schemas"]["Shift"][];
            /** @description Instead of shifts. */
            hours?: number | string;
            /** @description Of a salary whose hours are not recorded: the hours that it is agreed for in the period. They are owed at the minimum rate, whatever else was worked. */
            agreed_hours?: number | string;
            /**
             * @description None of the hours fell at a time or on a day that has a penalty, and none was overtime.
             * @default false
             */
            without_penalties?: boolean;
            roster?: components["schemas"]["RosterCycleBody"];
            ordinary_hourly_rate?: number | string;
            paid: components["schemas"]["PaidForWork"][];
            /**
             * @description The contract sets pay above the minimum off against penalties, overtime and allowances of the period.
             * @default false
             */
            set_off?: boolean;
        };
        PayWarning: {
            /** @description Stable, for programs. */
            code: string;
            message: string;
            /** @description The member of the interface that the warning is about. */
            field?: string;
        };
        PayWithoutComparison: {
            pay_id: number;
            employee_id: number;
            employee_number: string | null;
            reason: string;
        };
        PaymentFile: {
            id: number;
            /**
             * @description Known today: bank, super.
             * @enum {string}
             */
            kind: string;
            pay_run_id: number;
            file_name: string;
            /**
             * @description Known today: standing, cancelled.
             * @enum {string}
             */
            status: string;
            /** @example 2026-07-01T09:30:00.000 */
            created_at: string;
            /** @example 2026-07-01T09:30:00.000 */
            cancelled_at: string | null;
            cancel_reason: string | null;
            pay_ids: number[];
            /** @description Pays that were deleted, corrected or changed since the file was made. */
            changed_pays: components["schemas"]["PayChangedSince"][];
            /** @description Pays whose payments came back; another file can pay them. */
            returned_pay_ids: number[];
        };
        PaymentFileCancel: {
            reason: string;
            /** @description Only the payments of these pays, which the bank returned; the file stands for the others. */
            pay_ids?: number[];
        };
        PaymentFileCreate: {
            /** @enum {string} */
            kind: "bank" | "super";
            /** @description Only these pays of the run. */
            pay_ids?: number[];
            /**
             * Format: date
             * @description The day the bank pays; by default the first pay date, and pays of later ones are left out.
             */
            payment_date?: string;
            /** @description Australia: with one debit of the company’s own account. */
            balanced?: boolean;
        };
        PaymentFileMade: {
            /** @description Pays that the file does not hold, and why. */
            left_out: components["schemas"]["PayLeftOut"][];
            id: number;
            /**
             * @description Known today: bank, super.
             * @enum {string}
             */
            kind: string;
            pay_run_id: number;
            file_name: string;
            /**
             * @description Known today: standing, cancelled.
             * @enum {string}
             */
            status: string;
            /** @example 2026-07-01T09:30:00.000 */
            created_at: string;
            /** @example 2026-07-01T09:30:00.000 */
            cancelled_at: string | null;
            cancel_reason: string | null;
            pay_ids: number[];
            /** @description Pays that were deleted, corrected or changed since the file was made. */
            changed_pays: components["schemas"]["PayChangedSince"][];
            /** @description Pays whose payments came back; another file can pay them. */
            returned_pay_ids: number[];
        };
        PayrollTaxOfState: {
            /**
             * @description Known today: NSW, VIC, QLD, WA, SA, TAS, ACT, NT.
             * @enum {string|null}
             */
            state: string | null;
            /** @description Wages of the group in the state. */
            wages: number;
            /** @description Tax of the group for the whole year; null where message says why not. */
            tax: number | null;
            message: string | null;
        };
        PayrollTaxReport: {
            financial_year: string;
            company_ids: number[];
            australian_wages: number;
            months: components["schemas"]["PayrollTaxWages"][];
            states: components["schemas"]["PayrollTaxOfState"][];
        };
        PayrollTaxWages: {
            /** @description Such as 2026-08. */
            month: string;
            /**
             * @description Null where no state of Australia is in the record of the employee. Known today: NSW, VIC, QLD, WA, SA, TAS, ACT, NT.
             * @enum {string|null}
             */
            state: string | null;
            /** @description After salary sacrifice, with the taxable part of terminations. */
            gross: number;
            /** @description All super, sacrificed super included. */
            super: number;
            wages: number;
        };
        PaysOfEmployee: {
            /** @description With identifier_type employee_id. */
            employee_id?: number;
            /** @description With identifier_type employee_number. */
            employee_number?: string | null;
            pays: components["schemas"]["Pay"][];
        };
        PaysOfPayRun: {
            pay_run_id: number;
            /** Format: date */
            pay_run_end_date: string;
            /**
             * @description Known today: WEEKLY, FORTNIGHTLY, MONTHLY.
             * @enum {string}
             */
            pay_period: string;
            pays: components["schemas"]["Pay"][];
        };
        Payslip: {
            pay_id: number;
            /**
             * @description Known today: AU, NZ.
             * @enum {string}
             */
            country: string;
            /**
             * @description Known today: AUD, NZD.
             * @enum {string}
             */
            currency: string;
            /**
             * @description Known today: pending, processed.
             * @enum {string}
             */
            status: string;
            employer: components["schemas"]["PayslipEmployer"];
            employee: components["schemas"]["PayslipEmployee"];
            period: components["schemas"]["PayslipPeriod"];
            /** Format: date */
            payment_date: string;
            earnings: components["schemas"]["PayslipLine"][];
            total_earnings: number;
            /** @description Given up before tax; gross is after it. */
            salary_sacrifice: components["schemas"]["PayslipLine"][];
            gross: number;
            /** @description Tax, student loan and KiwiSaver. */
            withheld: components["schemas"]["PayslipLine"][];
            deductions: components["schemas"]["PayslipLine"][];
            net: number;
            payments: components["schemas"]["PayslipPayment"][];
            employer_contributions: components["schemas"]["PayslipContributions"];
            /** @description Not money, and not in gross and net. */
            benefits_in_kind: components["schemas"]["PayslipLine"][];
            /** @description By payslip_show_ytd and payslip_show_super_ytd; null for a pending pay. */
            year_to_date: components["schemas"]["PayslipYearToDate"] | null;
            /** @description Those that the flags of the employee show. */
            leave_balances: components["schemas"]["PayslipBalance"][];
            /** @description By show_roster_summary_on_payslip. */
            roster: components["schemas"]["PayslipShift"][];
        };
        PayslipBalance: {
            name: string;
            hours: number;
            hours_shown: string;
        };
        PayslipContributions: {
            lines: components["schemas"]["PayslipLine"][];
            total: number;
            funds: components["schemas"]["PayslipFund"][];
            /**
             * Format: date
             * @description When the fund must have it.
             */
            due_date: string | null;
        };
        PayslipEmployee: {
            name: string;
            number: string | null;
            address: string[];
            /** @description By show_position_on_payslip. */
            position: string | null;
            /** @description By show_department_on_payslip. */
            department: string | null;
            /** @description New Zealand. */
            tax_code: string | null;
            annual_rate: number | null;
            /** @description By payslip_show_base_ordinary_rate. */
            base_ordinary_rate: number | null;
        };
        PayslipEmployer: {
            name: string;
            trading_name: string | null;
            abn: string | null;
            address: string[];
        };
        PayslipFund: {
            name: string;
            member_number: string | null;
            /** @description Its share, where several funds divide the contributions. */
            percentage: number | null;
        };
        PayslipLine: {
            description: string;
            /** @description What stands beside it: a date, where a deduction went. */
            note: string | null;
            /** @description Hours or units. */
            quantity: number | null;
            /** @description The quantity as printed: 7.60, or 7:36 with payslip_time_non_decimal. */
            quantity_shown: string | null;
            rate: number | null;
            amount: number;
        };
        PayslipPayment: {
            account_name: string;
            /** @description Masked but for its end. */
            account: string;
            amount: number;
        };
        PayslipPeriod: {
            /** Format: date */
            start: string;
            /** Format: date */
            end: string;
            pay_period: string;
        };
        PayslipShift: {
            /** Format: date */
            date: string;
            start: string;
            end: string;
            hours: number;
            hours_shown: string;
        };
        PayslipYearToDate: {
            /** Format: date */
            from: string;
            gross?: number;
            tax?: number;
            student_loan?: number;
            kiwisaver?: number;
            net?: number;
            super?: number;
            kiwisaver_employer?: number;
        };
        PersonNotWorkedOut: {
            employee_id: number;
            reason: string;
        };
        PlannedTermination: {
            employee_id: number;
            /**
             * Format: date
             * @description The last day of the job.
             */
            termination_date: string;
            /** @description The final pay, once the run of the last day is open. */
            pay_id: number | null;
            pay_run_id: number | null;
            /** @description What was sent of the termination; the final pay will carry it. */
            termination: Record<string, unknown>;
            /** @description AU only. The minimum notice of the Fair Work Act on the last day; null where it cannot be told yet. */
            minimum_notice?: components["schemas"]["MinimumEntitlement"] | null;
            /** @description AU only. The minimum redundancy pay of the Fair Work Act. */
            minimum_redundancy?: components["schemas"]["MinimumEntitlement"] | null;
            /** @description Those of the final pay as it stands; empty when there are none. */
            warnings: components["schemas"]["PayWarning"][];
        };
        PreviewedAwardBackPay: {
            /** @description One pay for each person. */
            pays: components["schemas"]["PreviewedPay"][];
            /** @description Gross that is owed. */
            owed: number;
            /** @description To be sent back with the confirmation. */
            confirmation: string;
            /** @description Those that are short. */
            periods: components["schemas"]["CheckedPayPeriod"][];
            /** @description Short by a classification that the record did not have when they were paid; paid where employee_ids names the person. */
            left_out: components["schemas"]["CheckedPayPeriod"][];
        };
        PreviewedBackPay: {
            pay: components["schemas"]["PreviewedPay"];
            /** @description What was and what should have been, pay by pay. */
            periods: components["schemas"]["BackPayPeriod"][];
            /** @description Gross that is owed. */
            total: number;
            /** @description The rows by which it is paid. */
            back_payments: components["schemas"]["BackPayRow"][];
            /** @description The same in sentences, with the method of tax. */
            in_words: string[];
        };
        PreviewedDifference: {
            employee_id: number;
            /** @description The last pay; null where there is none. */
            with_pay_id: number | null;
            /** Format: date */
            with_pay_date: string | null;
            /** @description Null for a first pay. */
            before: components["schemas"]["ComparedFigures"] | null;
            after: components["schemas"]["ComparedFigures"] | null;
            change: components["schemas"]["ComparedFigures"] | null;
            /** @description As those of a stored pay. */
            causes: components["schemas"]["CauseOfDifference"][];
        };
        PreviewedPay: {
            /** @description By figure. */
            explanation: {
                [key: string]: components["schemas"]["ExplanationStep"];
            };
            /** @description Null in a preview. */
            id: number | null;
            /**
             * @description Known today: pending, processed, voided.
             * @enum {string}
             */
            status: string;
            is_complete: boolean;
            employee_id: number;
            employee_number: string | null;
            /** @description Null in a preview. */
            pay_run_id: number | null;
            /**
             * Format: date
             * @description The pay date of a processed pay.
             */
            processed_date: string | null;
            /** Format: date */
            pay_date: string;
            /**
             * Format: date
             * @description The last day of the period of the run.
             */
            pay_run_end_date: string;
            /**
             * Format: date
             * @description The first day that the pay is for.
             */
            period_start: string;
            /**
             * Format: date
             * @description The last day that the pay is for.
             */
            period_end: string;
            employee_format_name_shorter: string;
            employee_last_name: string;
            employee_first_name: string;
            employee_email_address: string | null;
            format_name: string;
            /** @description A termination included. */
            gross: number;
            tax: number;
            /** @description Gross less tax less deductions after tax. */
            net: number;
            /** @description What the fund receives: super, or both contributions to KiwiSaver. */
            super: number;
            total_workers_compensation: number;
            resc_super_amount: number;
            compulsory_super_amount: number;
            /**
             * @description Known today: not_submitted, queued, accepted, rejected.
             * @enum {string}
             */
            stp_status: string;
            stp_service_action: string | null;
            /** @example 2026-07-01T09:30:00.000 */
            stp_timestamp: string | null;
            /**
             * @description Who answered the report. The simulator sends nothing to the tax office. Known today: gateway, simulator.
             * @enum {string|null}
             */
            stp_lodged_with: string | null;
            /** @description AU only; where the pay was made with it. */
            days_paid?: number;
            /** @description Send it back when the pay is rebuilt. */
            pay_department: string | null;
            /** @description For those who work on the payroll; the payslip does not show it. */
            note: string | null;
            hours: components["schemas"]["PayHoursRow"][];
            leave: components["schemas"]["LeaveRow"][];
            leave_balance_rows: components["schemas"]["LeaveBalanceRow"][];
            allowances: components["schemas"]["PayAllowanceRow"][];
            deductions: components["schemas"]["PayDeductionRow"][];
            bonuses: components["schemas"]["PayBonusRow"][];
            pay_sacrifices: components["schemas"]["PaySacrificeRow"][];
            back_payments: components["schemas"]["BackPaymentRow"][];
            termination: components["schemas"]["TerminationResult"] | null;
            /** @description Empty when there are none. */
            warnings: components["schemas"]["PayWarning"][];
            /** @description The pay that this one corrected. */
            replaces_pay_id: number | null;
            /** @description The pay that corrected this one. */
            replaced_by_pay_id: number | null;
            /** @description Australia: the verdict on the pay period; its lines with their clauses are in the explanation. Null where the employee names no award, or a later pay of the period speaks for it. */
            award_check?: components["schemas"]["AwardCheckOfPay"] | null;
            /** @description NZ only. */
            nz_student_loan?: number;
            /** @description NZ only. */
            period_student_loan_cir?: number;
            /** @description NZ only. */
            period_student_loan_bor?: number;
            /** @description NZ only. */
            kiwisaver_employee_amount?: number;
            /** @description NZ only. */
            kiwisaver_employer_amount?: number;
            /** @description NZ only. */
            kiwisaver_esct_amount?: number;
            /** @description NZ only. */
            kiwisaver_paye_gross_uplift?: number;
            /** @description NZ only. */
            kiwisaver_employee_rate?: number;
            /** @description NZ only. */
            kiwisaver_employer_rate?: number;
            /** @description NZ only. */
            total_kiwi_saver?: number;
            /** @description NZ only. */
            tax_plus_student_loan?: number;
        };
        PreviewedPaysOfEmployee: {
            employee_id?: number;
            employee_number?: string | null;
            pays: components["schemas"]["PreviewedPay"][];
        };
        PreviewedPaysOfPayRun: {
            /** @description No run is opened by a preview. */
            pay_run_id: number | null;
            /** Format: date */
            pay_run_end_date: string;
            /**
             * @description Known today: WEEKLY, FORTNIGHTLY, MONTHLY.
             * @enum {string}
             */
            pay_period: string;
            pays: components["schemas"]["PreviewedPay"][];
        };
        ProcessedPayRun: {
            /** @description Those whom the run does not pay; everybody else is. */
            left_out: components["schemas"]["LeftOut"][];
            pay_run_id: number;
            /**
             * @description Known today: WEEKLY, FORTNIGHTLY, MONTHLY.
             * @enum {string}
             */
            pay_period: string;
            /** Format: date */
            pay_run_start_date: string;
            /** Format: date */
            pay_run_end_date: string;
            /**
             * Format: date
             * @description The day it was first used for.
             */
            pay_date: string;
            /**
             * @description Known today: pending, processed.
             * @enum {string}
             */
            status: string;
            pay_count: number;
            gross: number;
            tax: number;
            net: number;
            /** @description What the funds receive: super, or both contributions to KiwiSaver. */
            super: number;
            /** @description Payslips that were handed out before the run paid their employee or took a pay back, and now differ. */
            payslips_that_differ: components["schemas"]["IssuedPayslip"][];
        };
        PublicHolidayTransfer: {
            /**
             * Format: date
             * @description The day of the calendar that the public holiday falls on
             */
            holiday_date: string;
            /**
             * Format: date
             * @description The day that the employee keeps in its place, by written agreement
             */
            transferred_to: string;
            id: number;
            /** @description Place in the list, from 1. */
            rank: number;
        };
        PublicHolidayTransferCreate: {
            rank?: number;
            /**
             * Format: date
             * @description The day of the calendar that the public holiday falls on
             * @example 2026-07-01
             */
            holiday_date: string;
            /**
             * Format: date
             * @description The day that the employee keeps in its place, by written agreement
             * @example 2026-07-01
             */
            transferred_to: string;
        };
        PublicHolidayTransferUpdate: {
            rank?: number;
            /**
             * Format: date
             * @description The day of the calendar that the public holiday falls on
             * @example 2026-07-01
             */
            holiday_date?: string;
            /**
             * Format: date
             * @description The day that the employee keeps in its place, by written agreement
             * @example 2026-07-01
             */
            transferred_to?: string;
        };
        RaisedEmployee: {
            employee_id: number;
            name: string;
            from: number;
            to: number;
            /** @description More in a week of standard hours. */
            per_week: number;
        };
        RaisedRate: {
            rate_id: number;
            description: string;
            from: number;
            to: number;
        };
        RatedEmployee: {
            id: number;
            format_name: string;
            number: string | null;
        };
        Ready: {
            /**
             * @description Known today: ready.
             * @enum {string}
             */
            status: string;
        };
        Reinstatement: {
            /**
             * Format: date
             * @description Default: the company's today.
             */
            start_date?: string | null;
        };
        ReleaseDecision: {
            /** @enum {string} */
            decision: "approve" | "refuse";
        };
        ReleaseRequestRecord: {
            id: number;
            /**
             * @description Known today: pay-run, payment, filing, bank-account, rules.
             * @enum {string}
             */
            kind: string;
            summary: string;
            amount: number | null;
            /** @description The user who asked. */
            requested_by: number;
            /** @example 2026-07-01T09:30:00.000 */
            requested_at: string;
            /** @description The user who decided: never the one who asked. */
            decided_by: number | null;
            /** @description The absent user in whose place they decided; null for their own right. */
            decided_for: number | null;
            /** @example 2026-07-01T09:30:00.000 */
            decided_at: string | null;
            /**
             * @description A request and an approval expire after a week; an approval also while whoever gave it may not approve in the company. Known today: waiting, approved, refused, used, expired.
             * @enum {string}
             */
            status: string;
        };
        ReplayDifference: {
            /** @description Where in the pay. */
            path: string;
            stored: string;
            replayed: string;
        };
        ReplayedPay: {
            pay_id: number;
            /** @description The stored inputs give the stored figures to the cent. */
            is_equal: boolean;
            differences: components["schemas"]["ReplayDifference"][];
            /** @description The statutory files the pay stands on. */
            parameter_files: string[];
        };
        Report: {
            /**
             * @description Known today: payroll-summary, payroll-detail, year-to-date, leave, leave-account, leave-laws, super, kiwisaver, deductions, workers-compensation, payroll-tax, award-checks, journal, stp-reconciliation, payday-reconciliation.
             * @enum {string}
             */
            name: string;
            title: string;
            company_id: number;
            company_name: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            columns: components["schemas"]["ReportColumn"][];
            /** @description Cells by the name of their column. */
            rows: {
                [key: string]: string | number | null;
            }[];
            /** @description The sums of the columns that can be added; null without rows. */
            totals: {
                [key: string]: string | number | null;
            } | null;
            notes: string[];
        };
        ReportColumn: {
            name: string;
            title: string;
            /**
             * @description Known today: text, date, amount, quantity, count.
             * @enum {string}
             */
            kind: string;
        };
        ReportDescription: {
            /**
             * @description Known today: payroll-summary, payroll-detail, year-to-date, leave, leave-account, leave-laws, super, kiwisaver, deductions, workers-compensation, payroll-tax, award-checks, journal, stp-reconciliation, payday-reconciliation.
             * @enum {string}
             */
            name: string;
            title: string;
            description: string;
            /**
             * @description Over pay dates, or as at the last day. Known today: range, day.
             * @enum {string}
             */
            period: string;
        };
        RequiredPay: {
            /**
             * @description Known today: ordinary, penalty, overtime, allowance, expense, leave, salary, hours.
             * @enum {string}
             */
            category: string;
            /**
             * @description Known today: ordinary, penalty, overtime, shift, loading, allowance, rest-break, remote, 24-hour-care.
             * @enum {string}
             */
            kind: string;
            /** @description Why, in words. */
            says: string;
            /** @description Hours, or how often an allowance is due. */
            hours: number;
            rate: number | null;
            amount: number;
            clause: string;
            /**
             * @description Known today: published, transcribed, secondary.
             * @enum {string}
             */
            certainty: string;
        };
        RiseAsked: {
            /** @description 0.03 is three per cent. */
            percentage?: number | string;
            /** @description Dollars an hour more. */
            amount_per_hour?: number | string;
            /** @description Dollars an hour, for everybody who is asked about. */
            new_rate?: number | string;
        };
        RoleDetails: {
            /** @description Unique in the account. */
            name: string;
            /** @description What it allows, beside seeing the companies. */
            permissions: ("people.read" | "people.write" | "pays.read" | "pays.write" | "pays.approve" | "money.release" | "company.write" | "company.delete" | "pay-items.write" | "users.manage" | "audit.read" | "applications.read" | "applications.manage" | "checkout.manage")[];
            /** @description The only companies it reaches; null for every company. */
            company_ids?: number[] | null;
            /** @description The only departments whose employees it sees, as in the records of employees; null for all. */
            departments?: string[] | null;
            /** @description Shown in full: tax file and IRD numbers, bank account numbers, pay figures. What is left out is masked. */
            field_groups?: ("tax-numbers" | "bank-details" | "pay-figures")[];
        };
        RoleRecord: {
            role_id: number;
            name: string;
            permissions: ("people.read" | "people.write" | "pays.read" | "pays.write" | "pays.approve" | "money.release" | "company.write" | "company.delete" | "pay-items.write" | "users.manage" | "audit.read" | "applications.read" | "applications.manage" | "checkout.manage")[];
            /** @description The only companies it reaches; null for every company. */
            company_ids: number[] | null;
            /** @description The only departments whose employees it sees, as in the records of employees; null for all. */
            departments: string[] | null;
            /** @description Shown in full: tax file and IRD numbers, bank account numbers, pay figures. What is left out is masked. */
            field_groups: ("tax-numbers" | "bank-details" | "pay-figures")[];
            /** @description How many users have it. */
            users: number;
            /** @example 2026-07-01T09:30:00.000 */
            created_at: string;
        };
        RosterCycleBody: {
            /** @description Weeks over which ordinary hours are averaged. */
            weeks?: number;
            /**
             * Format: date
             * @description The first day of a cycle; a Monday unless said.
             */
            starts_on?: string;
            /** @description Already worked in the cycle of the first shift. */
            ordinary_hours_before?: number | string;
        };
        RuleEdition: {
            /** Format: date */
            effective_from: string;
            /**
             * Format: date
             * @description The last day for which somebody checked that the values hold.
             */
            confirmed_until: string;
            law: components["schemas"]["RuleSource"];
        };
        RuleInForce: {
            /** @description Such as au.payg-schedule-1. */
            instrument: string;
            /**
             * @description Known today: AU, NZ.
             * @enum {string}
             */
            country: string;
            /** @description As published: decimals are text with their digits; bands store lower edges only. */
            values: unknown;
            /** Format: date */
            effective_from: string;
            /**
             * Format: date
             * @description The last day for which somebody checked that the values hold.
             */
            confirmed_until: string;
            law: components["schemas"]["RuleSource"];
        };
        RuleSource: {
            /** @description The law, schedule or table. */
            title: string;
            href: string;
            /**
             * @description Read on the official page, quoted by third parties, or worked out. Known today: published, secondary, derived.
             * @enum {string}
             */
            confidence: string;
            note: string | null;
        };
        RuleThatMoved: {
            /** @example au.study-loans */
            instrument: string;
            name: string;
            /** @description The edition that gave way. */
            from: string;
            /** @description The edition that took its place. */
            to: string;
            title: string;
            href: string;
            change: components["schemas"]["ComparedFigures"];
        };
        RuleWithoutValues: {
            instrument: string;
            /**
             * @description Known today: AU, NZ.
             * @enum {string}
             */
            country: string;
            /**
             * @description Before its first day, or after the last confirmed one. Known today: not_covered, unconfirmed.
             * @enum {string}
             */
            why: string;
            /** Format: date */
            covered_from: string;
            /** Format: date */
            confirmed_until: string;
        };
        RulesDiff: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            changed: components["schemas"]["ChangedRule"][];
            /** @description Instruments without values on one of the days. */
            not_compared: components["schemas"]["RuleWithoutValues"][];
        };
        RulesOnDay: {
            /** Format: date */
            on: string;
            rules: components["schemas"]["RuleInForce"][];
            /** @description Instruments that have no confirmed values for the day. */
            without_values: components["schemas"]["RuleWithoutValues"][];
        };
        RunDifferences: {
            pay_run_id: number;
            /** @description The largest movement of net first. */
            moved: components["schemas"]["MovedPay"][];
            /** @description First pays, and pays that cannot be worked out again. */
            not_compared: components["schemas"]["PayWithoutComparison"][];
            /** @description Pays that are to the cent as last time. */
            unchanged: number;
        };
        Scenario: {
            id: number;
            name: string;
            changes: components["schemas"]["ScenarioChangeCost"][];
            /** @description All changes together, over a year. */
            a_year: components["schemas"]["ComparedFigures"];
        };
        ScenarioAsked: {
            name: string;
            changes: components["schemas"]["ScenarioChangeAsked"][];
        };
        ScenarioChangeAsked: {
            /** @enum {string} */
            kind: "hire" | "raise" | "hours" | "bonus";
            /** @description Of hire: how many; 1 by default. */
            people?: number;
            /** @description Of hire: dollars an hour. */
            hourly_rate?: number | string;
            /** @description Of hire and hours. */
            hours_per_week?: number | string;
            /**
             * @description Of hire.
             * @enum {string}
             */
            pay_period?: "WEEKLY" | "FORTNIGHTLY" | "MONTHLY";
            /** @description Of raise: 0.03 is three per cent. */
            percentage?: number | string;
            /** @description Of bonus: what each of them has more in hand, once. */
            net?: number | string;
            /** @description Everybody who is employed by default. */
            employee_ids?: number[];
        };
        ScenarioChangeCost: {
            /**
             * @description Known today: hire, raise, hours, bonus.
             * @enum {string}
             */
            kind: string;
            /** @description The change in words. */
            says: string;
            /** @description Whom it was worked out for. */
            people: number;
            /** @description One pay of each of them. */
            one_pay: components["schemas"]["ComparedFigures"];
            /** @description A year of such pays; a bonus counts once. */
            a_year: components["schemas"]["ComparedFigures"];
            not_worked_out: components["schemas"]["ChangeNotWorkedOut"][];
        };
        Scenarios: {
            /** @description The oldest first. */
            scenarios: components["schemas"]["Scenario"][];
        };
        SecondPersonRules: {
            /** @description Processing pays needs a second person. */
            pay_runs: boolean;
            /** @description Files for banks and super funds do. */
            payments: boolean;
            /** @description Reports to tax offices do. */
            filings: boolean;
            /** @description Changes of bank accounts of employees, and of the accounts that deductions go to, do. */
            bank_accounts: boolean;
            /** @description Pay runs and payments up to this net amount need nobody else. */
            limit: number | null;
            /** @description Nothing is paid to a bank account within a day of its change. */
            hold_bank_accounts: boolean;
        };
        SecondPersonRulesSet: {
            /** @description Processing pays needs a second person. */
            pay_runs: boolean;
            /** @description Files for banks and super funds do. */
            payments: boolean;
            /** @description Reports to tax offices do. */
            filings: boolean;
            /** @description Changes of bank accounts of employees, and of the accounts that deductions go to, do. */
            bank_accounts: boolean;
            /** @description Pay runs and payments up to this net amount need nobody else. */
            limit: (number | string) | null;
            /** @description Nothing is paid to a bank account within a day of its change. */
            hold_bank_accounts: boolean;
        };
        Shift: {
            /** Format: date */
            date: string;
            /** @description Of a shift without periods. */
            start?: string;
            /** @description A time before the start is on the next day. */
            end?: string;
            /** @description Of a broken shift, or round a sleepover. */
            periods?: components["schemas"]["ClockPeriod"][];
            unpaid_breaks?: components["schemas"]["ClockPeriod"][];
            /** @description Overrides the calendar of the state for the day on which the shift starts. */
            public_holiday?: boolean;
            /** @description What a clock cannot tell. */
            facts?: ("newsagency" | "videoShop" | "tradesBeyondSpan" | "secondaryStudentOnSchoolDay" | "rosteredDayOff" | "publicHolidayAlternative" | "weekendOrdinaryHoursAgreed" | "fewerThanFiveSuccessiveShifts" | "threeHoursRequested" | "longerDayAgreed")[];
            rostered_end?: string;
            rostered_hours?: number | string;
            /** @description Of a part-time agreement, for the day. */
            guaranteed_hours?: number | string;
            extra_hours_agreed_in_writing?: boolean;
            /** @description This is the one longer day of the week. */
            long_day?: boolean;
            /** @description When the work before the first shift ended. */
            previous_finish?: string;
            previous_work_was_overtime?: boolean;
            shorter_rest_agreed?: boolean;
            /** @description Work during it is a shift of its own within this time. */
            sleepover?: components["schemas"]["ClockPeriod"];
            twenty_four_hour_care_hours?: number | string;
            /** @enum {string} */
            remote_work?: "on-call-day" | "on-call-night" | "not-on-call";
            higher_duties?: components["schemas"]["HigherDuties"];
            allowances?: components["schemas"]["ShiftAllowance"][];
        };
        ShiftAllowance: {
            id: string;
            /** @description Hours, shifts, kilometres: whatever the allowance counts. */
            quantity: number | string;
        };
        ShiftsToApprove: {
            shift_ids: number[];
        };
        ShiftsToInterpret: {
            employee: components["schemas"]["AwardPerson"];
            /**
             * @description Where the job is based: public holidays follow it.
             * @enum {string}
             */
            state: "ACT" | "NSW" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA";
            /** Format: date */
            pay_period_start: string;
            shifts: components["schemas"]["Shift"][];
            roster?: components["schemas"]["RosterCycleBody"];
            /** @description With all-purpose allowances, where it is more. */
            ordinary_hourly_rate?: number | string;
        };
        StandingAllowance: {
            description: string;
            amount: number;
            units: number;
            /**
             * @description Known today: AD, CD, KN, LD, MD, OD, QN, RD, TD.
             * @enum {string|null}
             */
            allowance_category: string | null;
            /**
             * @description Of an allowance of the category OD, what it is for, as Single Touch Payroll reports it: G1 general (as which it is reported otherwise), H1 home office, ND non-deductible expenses, T1 transport and fares, U1 uniform, V1 private vehicle. Known today: G1, H1, ND, T1, U1, V1.
             * @enum {string|null}
             */
            other_type: string | null;
            is_taxable: boolean;
            is_itemised: boolean;
            is_included_in_super_calculations: boolean;
            /** @description Australia: whether each pay of it stays within the approved rate, the reasonable amount or the award amount. Where it is said, tax and super follow the law of its category on the day of the pay, and is_taxable and is_included_in_super_calculations do not count. Overtime meals and travel (MD, RD) that nothing is withheld from are not reported by Single Touch Payroll. */
            is_within_limit: boolean | null;
            auto_apply_to_pay: boolean;
            id: number;
            /** @description Place in the list, from 1. */
            rank: number;
        };
        StandingAllowanceCreate: {
            rank?: number;
            description: string;
            amount: string | number;
            units?: string | number;
            /** @enum {string|null} */
            allowance_category?: "AD" | "CD" | "KN" | "LD" | "MD" | "OD" | "QN" | "RD" | "TD" | null;
            /**
             * @description Of an allowance of the category OD, what it is for, as Single Touch Payroll reports it: G1 general (as which it is reported otherwise), H1 home office, ND non-deductible expenses, T1 transport and fares, U1 uniform, V1 private vehicle.
             * @enum {string|null}
             */
            other_type?: "G1" | "H1" | "ND" | "T1" | "U1" | "V1" | null;
            is_taxable?: boolean;
            is_itemised?: boolean;
            is_included_in_super_calculations?: boolean;
            /** @description Australia: whether each pay of it stays within the approved rate, the reasonable amount or the award amount. Where it is said, tax and super follow the law of its category on the day of the pay, and is_taxable and is_included_in_super_calculations do not count. Overtime meals and travel (MD, RD) that nothing is withheld from are not reported by Single Touch Payroll. */
            is_within_limit?: boolean | null;
            auto_apply_to_pay?: boolean;
        };
        StandingAllowanceUpdate: {
            rank?: number;
            description?: string;
            amount?: string | number;
            units?: string | number;
            /** @enum {string|null} */
            allowance_category?: "AD" | "CD" | "KN" | "LD" | "MD" | "OD" | "QN" | "RD" | "TD" | null;
            /**
             * @description Of an allowance of the category OD, what it is for, as Single Touch Payroll reports it: G1 general (as which it is reported otherwise), H1 home office, ND non-deductible expenses, T1 transport and fares, U1 uniform, V1 private vehicle.
             * @enum {string|null}
             */
            other_type?: "G1" | "H1" | "ND" | "T1" | "U1" | "V1" | null;
            is_taxable?: boolean;
            is_itemised?: boolean;
            is_included_in_super_calculations?: boolean;
            /** @description Australia: whether each pay of it stays within the approved rate, the reasonable amount or the award amount. Where it is said, tax and super follow the law of its category on the day of the pay, and is_taxable and is_included_in_super_calculations do not count. Overtime meals and travel (MD, RD) that nothing is withheld from are not reported by Single Touch Payroll. */
            is_within_limit?: boolean | null;
            auto_apply_to_pay?: boolean;
        };
        StandingBonus: {
            description: string;
            amount: number;
            /**
             * @description Known today: NORMAL_EARNINGS, SPREAD_OVER_SPECIFIC_RANGE, SPREAD_OVER_FINANCIAL_YEAR, METHOD_A_WHOLE_YEAR, METHOD_A_SPECIFIC_RANGE, METHOD_B1, METHOD_B2.
             * @enum {string}
             */
            tax_method: string;
            /** Format: date */
            start_date: string | null;
            /** Format: date */
            end_date: string | null;
            is_included_in_super_calculations: boolean;
            is_directors_fees: boolean;
            is_return_to_work: boolean;
            is_nz_ess: boolean | null;
            is_nz_ess_cash_settled: boolean | null;
            withhold_paye: boolean | null;
            tax_as_nz_extra_pay: boolean | null;
            is_nz_discretionary: boolean | null;
            is_nz_redundancy: boolean | null;
            is_nz_retiring_allowance: boolean | null;
            auto_apply_to_pay: boolean;
            id: number;
            /** @description Place in the list, from 1. */
            rank: number;
        };
        StandingBonusCreate: {
            rank?: number;
            description: string;
            amount: string | number;
            /** @enum {string} */
            tax_method?: "NORMAL_EARNINGS" | "SPREAD_OVER_SPECIFIC_RANGE" | "SPREAD_OVER_FINANCIAL_YEAR" | "METHOD_A_WHOLE_YEAR" | "METHOD_A_SPECIFIC_RANGE" | "METHOD_B1" | "METHOD_B2";
            /**
             * Format: date
             * @example 2026-07-01
             */
            start_date?: string | null;
            /**
             * Format: date
             * @example 2026-07-01
             */
            end_date?: string | null;
            is_included_in_super_calculations?: boolean;
            is_directors_fees?: boolean;
            is_return_to_work?: boolean;
            is_nz_ess?: boolean | null;
            is_nz_ess_cash_settled?: boolean | null;
            withhold_paye?: boolean | null;
            tax_as_nz_extra_pay?: boolean | null;
            is_nz_discretionary?: boolean | null;
            is_nz_redundancy?: boolean | null;
            is_nz_retiring_allowance?: boolean | null;
            auto_apply_to_pay?: boolean;
        };
        StandingBonusUpdate: {
            rank?: number;
            description?: string;
            amount?: string | number;
            /** @enum {string} */
            tax_method?: "NORMAL_EARNINGS" | "SPREAD_OVER_SPECIFIC_RANGE" | "SPREAD_OVER_FINANCIAL_YEAR" | "METHOD_A_WHOLE_YEAR" | "METHOD_A_SPECIFIC_RANGE" | "METHOD_B1" | "METHOD_B2";
            /**
             * Format: date
             * @example 2026-07-01
             */
            start_date?: string | null;
            /**
             * Format: date
             * @example 2026-07-01
             */
            end_date?: string | null;
            is_included_in_super_calculations?: boolean;
            is_directors_fees?: boolean;
            is_return_to_work?: boolean;
            is_nz_ess?: boolean | null;
            is_nz_ess_cash_settled?: boolean | null;
            withhold_paye?: boolean | null;
            tax_as_nz_extra_pay?: boolean | null;
            is_nz_discretionary?: boolean | null;
            is_nz_redundancy?: boolean | null;
            is_nz_retiring_allowance?: boolean | null;
            auto_apply_to_pay?: boolean;
        };
        StandingDeduction: {
            description: string;
            amount: number | null;
            /** @description 0.05 is 5%; instead of amount */
            percentage: number | null;
            /**
             * @description Known today: GROSS, NET.
             * @enum {string}
             */
            basis: string;
            /** @description The most that one pay takes */
            limit: number | null;
            /**
             * @description Known today: CHARITY, CHILD_SUPPORT_DEDUCTION, CHILD_SUPPORT_GARNISHEE, NORMAL, UNION_FEES.
             * @enum {string}
             */
            classification: string;
            is_included_in_super_calculations: boolean;
            auto_apply_to_pay: boolean;
            /** @description Who is paid what was deducted, as the account is named */
            receiver_name: string | null;
            receiver_bsb: string | null;
            receiver_account_number: string | null;
            /** @description What the receiver knows the payment by */
            receiver_reference: string | null;
            id: number;
            /** @description Place in the list, from 1. */
            rank: number;
        };
        StandingDeductionCreate: {
            rank?: number;
            description: string;
            amount?: (string | number) | null;
            /** @description 0.05 is 5%; instead of amount */
            percentage?: (string | number) | null;
            /** @enum {string} */
            basis?: "GROSS" | "NET";
            /** @description The most that one pay takes */
            limit?: (string | number) | null;
            /** @enum {string} */
            classification: "CHARITY" | "CHILD_SUPPORT_DEDUCTION" | "CHILD_SUPPORT_GARNISHEE" | "NORMAL" | "UNION_FEES";
            is_included_in_super_calculations?: boolean;
            auto_apply_to_pay?: boolean;
            /** @description Who is paid what was deducted, as the account is named */
            receiver_name?: string | null;
            receiver_bsb?: string | null;
            receiver_account_number?: string | null;
            /** @description What the receiver knows the payment by */
            receiver_reference?: string | null;
        };
        StandingDeductionUpdate: {
            rank?: number;
            description?: string;
            amount?: (string | number) | null;
            /** @description 0.05 is 5%; instead of amount */
            percentage?: (string | number) | null;
            /** @enum {string} */
            basis?: "GROSS" | "NET";
            /** @description The most that one pay takes */
            limit?: (string | number) | null;
            /** @enum {string} */
            classification?: "CHARITY" | "CHILD_SUPPORT_DEDUCTION" | "CHILD_SUPPORT_GARNISHEE" | "NORMAL" | "UNION_FEES";
            is_included_in_super_calculations?: boolean;
            auto_apply_to_pay?: boolean;
            /** @description Who is paid what was deducted, as the account is named */
            receiver_name?: string | null;
            receiver_bsb?: string | null;
            receiver_account_number?: string | null;
            /** @description What the receiver knows the payment by */
            receiver_reference?: string | null;
        };
        StandingSacrifice: {
            description: string;
            amount: number | null;
            /** @description Of gross; 0.05 is 5%; instead of amount */
            percentage: number | null;
            /** @description The most that one pay takes */
            limit: number | null;
            is_included_in_super_calculations: boolean;
            is_super: boolean;
            auto_apply_to_pay: boolean;
            id: number;
            /** @description Place in the list, from 1. */
            rank: number;
        };
        StandingSacrificeCreate: {
            rank?: number;
            description: string;
            amount?: (string | number) | null;
            /** @description Of gross; 0.05 is 5%; instead of amount */
            percentage?: (string | number) | null;
            /** @description The most that one pay takes */
            limit?: (string | number) | null;
            is_included_in_super_calculations?: boolean;
            is_super?: boolean;
            auto_apply_to_pay?: boolean;
        };
        StandingSacrificeUpdate: {
            rank?: number;
            description?: string;
            amount?: (string | number) | null;
            /** @description Of gross; 0.05 is 5%; instead of amount */
            percentage?: (string | number) | null;
            /** @description The most that one pay takes */
            limit?: (string | number) | null;
            is_included_in_super_calculations?: boolean;
            is_super?: boolean;
            auto_apply_to_pay?: boolean;
        };
        StpMessage: {
            message_id: string;
            /**
             * @description Known today: pay-event, update-event.
             * @enum {string}
             */
            kind: string;
            /**
             * @description Known today: NEW, ADJUST, UPDATE.
             * @enum {string}
             */
            action: string;
            /** @description Such as 2026-27. */
            financial_year: string;
            /** Format: date */
            payment_date: string;
            payee_count: number;
            /** @description Whether it declares the year complete; null for one from before this was kept. */
            is_final: boolean | null;
            /**
             * @description pending and sending are on their way; given-up was never answered. Known today: pending, sending, accepted, rejected, given-up.
             * @enum {string}
             */
            status: string;
            /** @description Attempts to lodge it so far. */
            attempts: number;
            /**
             * @description While it waits.
             * @example 2026-07-01T09:30:00.000
             */
            next_attempt_at: string | null;
            /** @description What the receiver said last, or why there was no answer. */
            message: string | null;
            /**
             * @description Who takes or has answered the message. The simulator sends nothing to the tax office. Known today: gateway, simulator.
             * @enum {string|null}
             */
            lodged_with: string | null;
            pay_ids: number[];
            /** @example 2026-07-01T09:30:00.000 */
            created_at: string;
            /** @example 2026-07-01T09:30:00.000 */
            updated_at: string;
        };
        StpPay: {
            pay_id: number;
            employee_id: number;
            /** Format: date */
            pay_date: string;
            /**
             * @description Known today: not_submitted, queued, accepted, rejected.
             * @enum {string}
             */
            stp_status: string;
            /** @description NEW, ADJUST or UPDATE. */
            stp_service_action: string | null;
            /** @example 2026-07-01T09:30:00.000 */
            stp_timestamp: string | null;
            /**
             * @description Who takes or has answered the message. The simulator sends nothing to the tax office. Known today: gateway, simulator.
             * @enum {string|null}
             */
            stp_lodged_with: string | null;
            /** @description What was said of it last: the reason, where it was sent back. */
            message: string | null;
        };
        StpSubmission: {
            /** @description In one sentence. */
            message: string;
            /** @description The ids of the messages that were queued. */
            message_ids: string[];
            /**
             * @description Who takes or has answered the message. The simulator sends nothing to the tax office. Known today: gateway, simulator.
             * @enum {string|null}
             */
            lodged_with: string | null;
            /** @description One row for each pay. */
            rows: components["schemas"]["StpSubmittedPay"][];
        };
        StpSubmit: {
            /** @description The pays of this run. */
            pay_run_id?: number;
            /** @description These pays. */
            pay_ids?: number[];
            /** @description Of what is chosen, only what is about these employees: an UPDATE with is_final finalises their year. */
            employee_ids?: number[];
            /**
             * Format: date
             * @description Pays with a pay date from this day on.
             */
            from?: string;
            /**
             * Format: date
             * @description Pays with a pay date up to this day.
             */
            to?: string;
            /**
             * @description NEW reports payments that no report holds; ADJUST takes the place of what was lodged for a payday; UPDATE brings the year to date in line and reports no payment.
             * @enum {string}
             */
            action?: "NEW" | "ADJUST" | "UPDATE";
            /**
             * @description Marks the year of these employees as final.
             * @default false
             */
            is_final?: boolean;
        };
        StpSubmittedPay: {
            pay_id: number;
            /**
             * @description Known today: not_submitted, queued, accepted, rejected.
             * @enum {string}
             */
            stp_status: string;
            /** @description What was done with it, or what has to be put right first. */
            message: string;
        };
        SuperContribution: {
            pay_id: number;
            employee_id: number;
            pay_run_id: number;
            /** Format: date */
            pay_date: string;
            amount: number;
            /**
             * Format: date
             * @description The last day on which the fund receives it in time.
             */
            due_date: string;
            /**
             * @description Known today: due, overdue, received, received_late.
             * @enum {string}
             */
            state: string;
            /** @description Calendar days until then; below zero when late. */
            days_left: number | null;
            /** @description The same in business days. */
            business_days_left: number | null;
            /** Format: date */
            received_on: string | null;
        };
        SuperFund: {
            /** @description Unique superannuation identifier */
            usi: string | null;
            fund_name: string | null;
            member_number: string | null;
            /** @description Self-managed: no USI, but ABN, electronic service address and bank account */
            is_smsf: boolean;
            /** @description The fund's business number */
            abn: string | null;
            electronic_service_address: string | null;
            bsb: string | null;
            account_number: string | null;
            account_name: string | null;
            /** @description Share of contributions; the first fund takes the rest */
            percentage: number | null;
            id: number;
            /** @description Place in the list, from 1. */
            rank: number;
        };
        SuperFundCreate: {
            rank?: number;
            /** @description Unique superannuation identifier */
            usi?: string | null;
            fund_name?: string | null;
            member_number?: string | null;
            /** @description Self-managed: no USI, but ABN, electronic service address and bank account */
            is_smsf?: boolean;
            /** @description The fund's business number */
            abn?: string | null;
            electronic_service_address?: string | null;
            bsb?: string | null;
            account_number?: string | null;
            account_name?: string | null;
            /** @description Share of contributions; the first fund takes the rest */
            percentage?: (string | number) | null;
        };
        SuperFundUpdate: {
            rank?: number;
            /** @description Unique superannuation identifier */
            usi?: string | null;
            fund_name?: string | null;
            member_number?: string | null;
            /** @description Self-managed: no USI, but ABN, electronic service address and bank account */
            is_smsf?: boolean;
            /** @description The fund's business number */
            abn?: string | null;
            electronic_service_address?: string | null;
            bsb?: string | null;
            account_number?: string | null;
            account_name?: string | null;
            /** @description Share of contributions; the first fund takes the rest */
            percentage?: (string | number) | null;
        };
        SuperReceived: {
            pay_ids: number[];
            /**
             * Format: date
             * @description The day the fund received the money.
             */
            received_on: string;
        };
        SuperReceivedCount: {
            /** @description Pays whose clock stopped. */
            recorded: number;
        };
        SuperTimingOfPay: {
            /** @description The first contribution for a new employee, or to a new fund: 20 business days in place of 7. Left out, that of a new employee is known by the start date. */
            is_first_contribution?: boolean | null;
            /**
             * Format: date
             * @description Of a pay outside the usual cycle: the next regular payday, from which its business days are counted.
             * @example 2026-07-01
             */
            next_regular_payday?: string | null;
            /**
             * Format: date
             * @description The day on which the Commissioner made a determination for exceptional circumstances that covers the employer: 20 business days from it.
             * @example 2026-07-01
             */
            determination_made_on?: string | null;
        };
        TakenTimesheet: {
            pay_id: number;
            employee_id: number;
            /** @description Why the pay stays as it was. */
            problem: string | null;
        };
        TaxSummary: {
            etp_code: string;
            tax_withheld: number;
            taxable_component: number;
            tax_free_component: number;
            lump_sum_d: number;
        };
        TaxSummaryCreate: {
            /**
             * @description Which kind of employment termination payment.
             * @enum {string}
             */
            etp_code: "R" | "O" | "S" | "P" | "D" | "N" | "B" | "T";
            tax_withheld?: (string | number) | null;
            taxable_component?: (string | number) | null;
            tax_free_component?: (string | number) | null;
            lump_sum_d?: (string | number) | null;
        };
        Terminate: {
            /**
             * Format: date
             * @description On or after the employee's start date.
             * @example 2026-07-01
             */
            termination_date: string;
            /** @description Default false; unlocks the manual-only fields. */
            is_manual_leave_amounts?: boolean | null;
            /** @description Unlocks the notice fields. */
            is_payment_in_lieu_paid?: boolean | null;
            redundancy_amount?: (string | number) | null;
            non_etp_amount?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_holiday_amount?: (string | number) | null;
            /**
             * @description AU only. Default TERMINATION.
             * @enum {string|null}
             */
            reason?: "TERMINATION" | "INVALIDITY" | "DEATH_DEPENDENT" | "DEATH_NON_DEPENDENT" | "DEATH_ESTATE" | "REDUNDANCY" | null;
            /**
             * @description AU only, with reason TERMINATION. Default V.
             * @enum {string|null}
             */
            cessation_type_code?: "V" | "F" | "C" | "T" | null;
            /**
             * @description Only with is_payment_in_lieu_paid.
             * @enum {string|null}
             */
            payment_in_lieu_type?: "NOTICE_HOURS" | "NOTICE_LUMP_SUM" | null;
            /** @description Only with is_payment_in_lieu_paid. */
            notice_hours?: (string | number) | null;
            /** @description Only with is_payment_in_lieu_paid. */
            notice_lump_sum?: (string | number) | null;
            is_unused_holiday_paid?: boolean | null;
            is_unused_leave_loading_paid?: boolean | null;
            is_unused_lsl_paid?: boolean | null;
            /** @description Default false. */
            is_unused_sick_paid?: boolean | null;
            /** @description AU only, with reason REDUNDANCY. */
            redundancy_tax_free_pilon_component?: (string | number) | null;
            etp_amount?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_leave_loading_amount?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_sick_amount?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_lsl_pre_august_1978?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_lsl_august_1978_to_august_1993?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_lsl_post_august_1993?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            normal_earnings?: (string | number) | null;
            /** @description AU only. Left out, a redundancy is taken for genuine, with a warning. */
            is_genuine_redundancy?: boolean | null;
            /** @description AU only. Two doctors have certified it. Left out, assumed with a warning. */
            is_invalidity_certified?: boolean | null;
            /**
             * Format: date
             * @description AU only, with reason REDUNDANCY. The day on which the employee would have had to retire anyway, where it is before pension age: a dismissal on it or later is no genuine redundancy.
             * @example 2026-07-01
             */
            mandatory_retirement_date?: string | null;
            /**
             * Format: date
             * @description AU only, with reason INVALIDITY. The day up to which the employee could have worked, where the terms of employment name one; the invalidity segment counts the days to it. Default the 65th birthday.
             * @example 2026-07-01
             */
            last_retirement_date?: string | null;
            /** @description AU only, with cessation_type_code F. Default false. */
            is_serious_misconduct?: boolean | null;
            /** @description AU only, with cessation_type_code V. Default false. */
            is_pressing_necessity?: boolean | null;
            /** @description AU only. Pays unused rostered days off. Default false, with a warning. */
            is_unused_rdo_paid?: boolean | null;
            /** @description AU only. Pays unused time in lieu. Default false, with a warning. */
            is_unused_toil_paid?: boolean | null;
            /** @description AU only. Default pay_rate_per_hour. */
            toil_rate_per_hour?: (string | number) | null;
            /** @description AU only. Pays what the Act of the state gives beyond the balance of long service leave. Default false, with a warning. */
            is_lsl_shortfall_paid?: boolean | null;
            /** @description AU only. The full rate of pay for an hour of notice: with loadings, allowances, overtime and penalties. notice_hours are paid at it, and the minimum is measured by it. Default pay_rate_per_hour, and for the minimum what the pays of the 13 weeks before earned for an ordinary hour. */
            notice_rate_per_hour?: (string | number) | null;
            /**
             * @description AU only. The ETP code of the notice in a genuine redundancy: O counts it against the whole-of-income cap, as Table A of Schedule 11 does. Default R.
             * @enum {string|null}
             */
            notice_etp_code?: "R" | "O" | null;
            /**
             * Format: date
             * @description AU only. The day on which the employer gave notice; what of the minimum notice was given before the last day needs no payment. Left out, none was.
             * @example 2026-07-01
             */
            notice_given_date?: string | null;
            /**
             * Format: date
             * @description AU only. The first day of continuous service in the sense of the Fair Work Act, as where a reinstatement or a transfer did not break it. The tax-free limit of a genuine redundancy, the invalidity segment and the pre-July 1983 segment count the employment from it too. Default start_date.
             * @example 2026-07-01
             */
            continuous_service_from?: string | null;
            /** @description AU only. Days that do not count as service beside the unpaid leave of processed pays: unauthorised absence, casual employment. */
            service_days_not_counted?: number | null;
            /** @description AU only. Fewer than 15 employees with associated entities. Left out, the employees of the company are counted, with a warning. */
            is_small_business?: boolean | null;
            /** @description AU only. Employed for a specified time, task or season. Default false. */
            is_fixed_term?: boolean | null;
            /** @description AU only. Employed for the time of a training arrangement. Default false. */
            is_training_arrangement?: boolean | null;
            /** @description AU only. Default false. */
            is_apprentice?: boolean | null;
            /**
             * Format: date
             * @description AU only. Where service began before start_date, with an earlier owner of the business.
             * @example 2026-07-01
             */
            lsl_service_from?: string | null;
            /** @description AU only. Hours of a week of long service leave: the average that the Act of the state asks for where hours changed. Default the standard hours. */
            lsl_weekly_hours?: (string | number) | null;
            /** @description AU only. Ordinary hours of the whole service, for casuals and changing hours, in place of lsl_weekly_hours. */
            lsl_ordinary_hours_worked?: (string | number) | null;
            /** @description AU only. Long service leave taken in service; it comes off what the Act gives. */
            lsl_hours_taken?: (string | number) | null;
            /** @description AU only. Days of long service leave used before 16 August 1978. With one of the three, unused leave is split in whole days as the Act does. */
            lsl_days_used_before_16_august_1978?: (string | number) | null;
            /** @description AU only. Days of long service leave used from 16 August 1978 to 17 August 1993. With one of the three, unused leave is split in whole days as the Act does. */
            lsl_days_used_to_17_august_1993?: (string | number) | null;
            /** @description AU only. Days of long service leave used after 17 August 1993. With one of the three, unused leave is split in whole days as the Act does. */
            lsl_days_used_after_17_august_1993?: (string | number) | null;
            /** @description AU only. The part of unused annual leave that accrued before 18 August 1993. Default 0. */
            holiday_hours_before_18_august_1993?: (string | number) | null;
            /** @description Only with is_payment_in_lieu_paid. */
            payment_in_lieu_amount?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_alt_holiday_amount?: (string | number) | null;
            /** @description NZ only; 0 means not supplied. */
            nz_ytd_taxable?: (string | number) | null;
            /** @description NZ only. The employee agreed in writing that pay for holidays in advance beyond the eight per cent is taken from the final pay. Default false: the rest is told as a debt. */
            is_advance_recovery_agreed?: boolean | null;
            /**
             * Format: date
             * @description Picks the pay run and the reporting date.
             * @example 2026-07-01
             */
            pay_date: string;
            /** @description Only with is_manual_leave_amounts; replaces the whole calculated set. */
            tax_summaries?: components["schemas"]["TaxSummaryCreate"][] | null;
            /** @description AU only. Instalments of the same termination that were paid in an earlier financial year, or not from here, each with paid_on and taxable_component, and with a genuine redundancy lump_sum_d: they use up the cap and the tax-free limit, and after one of an earlier year the payment has the code of a later instalment. */
            earlier_etps?: components["schemas"]["EarlierEtpCreate"][] | null;
        };
        Termination: {
            pay_id: number;
            /**
             * Format: date
             * @description The pay run's own date, which may differ from the date sent.
             */
            pay_date: string;
            is_pay_processed: boolean;
            employee_id: number;
            employee_number: string | null;
            /** @description The current state; false after a reinstatement. */
            is_employee_terminated: boolean;
            /** @description This answer was given before, under the same Idempotency-Key. */
            idempotency_replayed?: boolean;
            /** @description Those of the final pay; empty when there are none. */
            warnings: components["schemas"]["PayWarning"][];
            /** Format: date */
            termination_date: string;
            reason: string;
            cessation_type_code: string | null;
            is_manual_leave_amounts: boolean;
            is_payment_in_lieu_paid: boolean;
            payment_in_lieu_amount: number;
            is_unused_holiday_paid: boolean;
            unused_holiday_amount: number;
            non_etp_amount: number;
            redundancy_amount: number;
            /** @description Already part of the pay's gross. */
            total_amount: number;
            tax_amount: number;
            unused_holiday_and_loading_tax_amount: number;
            /** @description AU only. */
            payment_in_lieu_type?: string | null;
            /** @description AU only. */
            notice_hours?: number | null;
            /** @description AU only. */
            notice_lump_sum?: number | null;
            /** @description AU only. */
            is_unused_leave_loading_paid?: boolean;
            /** @description AU only. */
            is_unused_lsl_paid?: boolean;
            /** @description AU only. */
            is_unused_sick_paid?: boolean;
            /** @description AU only. */
            unused_leave_loading_amount?: number;
            /** @description AU only. */
            unused_sick_amount?: number;
            /** @description AU only. */
            unused_rdo_amount?: number;
            /** @description AU only. */
            unused_toil_amount?: number;
            /** @description AU only. What the Act of the state gives on leaving; null where it gives none. */
            lsl_entitlement_hours?: number | null;
            /** @description AU only. What the Act gives beyond the balance. */
            lsl_shortfall_hours?: number | null;
            /** @description AU only. */
            lsl_shortfall_amount?: number | null;
            /** @description AU only. The minimum notice of the Fair Work Act. */
            minimum_notice?: components["schemas"]["MinimumEntitlement"] | null;
            /** @description AU only. The minimum redundancy pay of the Fair Work Act. */
            minimum_redundancy?: components["schemas"]["MinimumEntitlement"] | null;
            /** @description AU only. */
            unused_lsl_pre_august_1978?: number;
            /** @description AU only. */
            unused_lsl_august_1978_to_august_1993?: number;
            /** @description AU only. */
            unused_lsl_post_august_1993?: number;
            /** @description AU only. */
            unused_lsl_amount?: number;
            /** @description AU only. */
            unused_lsl_tax_amount?: number;
            /** @description AU only. */
            etp_amount?: number;
            /** @description AU only. */
            redundancy_tax_free_pilon_component?: number;
            /** @description AU only. */
            normal_earnings?: number;
            /** @description AU only. */
            total_etp_amount?: number;
            /** @description AU only. */
            total_non_etp_amount?: number;
            /** @description AU only. */
            lump_sum_a?: number;
            /** @description AU only. */
            lump_sum_b?: number;
            /** @description AU only. */
            lump_sum_d?: number;
            /** @description AU only. */
            etp_tax_withheld?: number;
            /** @description AU only. */
            etp_taxable_component?: number;
            /** @description AU only. */
            etp_tax_free_component?: number;
            /** @description AU only. */
            tax_summaries?: components["schemas"]["TaxSummary"][];
            /** @description NZ only. */
            unused_alt_holiday_amount?: number;
            /** @description NZ only. */
            nz_ytd_taxable?: number;
            /** @description NZ only. */
            nz_extra_pay_tax_breakdown?: components["schemas"]["ExtraPayTaxBreakdown"];
        };
        TerminationCreate: {
            /**
             * Format: date
             * @description On or after the employee's start date.
             * @example 2026-07-01
             */
            termination_date: string;
            /** @description Default false; unlocks the manual-only fields. */
            is_manual_leave_amounts?: boolean | null;
            /** @description Unlocks the notice fields. */
            is_payment_in_lieu_paid?: boolean | null;
            redundancy_amount?: (string | number) | null;
            non_etp_amount?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_holiday_amount?: (string | number) | null;
            /**
             * @description AU only. Default TERMINATION.
             * @enum {string|null}
             */
            reason?: "TERMINATION" | "INVALIDITY" | "DEATH_DEPENDENT" | "DEATH_NON_DEPENDENT" | "DEATH_ESTATE" | "REDUNDANCY" | null;
            /**
             * @description AU only, with reason TERMINATION. Default V.
             * @enum {string|null}
             */
            cessation_type_code?: "V" | "F" | "C" | "T" | null;
            /**
             * @description Only with is_payment_in_lieu_paid.
             * @enum {string|null}
             */
            payment_in_lieu_type?: "NOTICE_HOURS" | "NOTICE_LUMP_SUM" | null;
            /** @description Only with is_payment_in_lieu_paid. */
            notice_hours?: (string | number) | null;
            /** @description Only with is_payment_in_lieu_paid. */
            notice_lump_sum?: (string | number) | null;
            is_unused_holiday_paid?: boolean | null;
            is_unused_leave_loading_paid?: boolean | null;
            is_unused_lsl_paid?: boolean | null;
            /** @description Default false. */
            is_unused_sick_paid?: boolean | null;
            /** @description AU only, with reason REDUNDANCY. */
            redundancy_tax_free_pilon_component?: (string | number) | null;
            etp_amount?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_leave_loading_amount?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_sick_amount?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_lsl_pre_august_1978?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_lsl_august_1978_to_august_1993?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_lsl_post_august_1993?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            normal_earnings?: (string | number) | null;
            /** @description AU only. Left out, a redundancy is taken for genuine, with a warning. */
            is_genuine_redundancy?: boolean | null;
            /** @description AU only. Two doctors have certified it. Left out, assumed with a warning. */
            is_invalidity_certified?: boolean | null;
            /**
             * Format: date
             * @description AU only, with reason REDUNDANCY. The day on which the employee would have had to retire anyway, where it is before pension age: a dismissal on it or later is no genuine redundancy.
             * @example 2026-07-01
             */
            mandatory_retirement_date?: string | null;
            /**
             * Format: date
             * @description AU only, with reason INVALIDITY. The day up to which the employee could have worked, where the terms of employment name one; the invalidity segment counts the days to it. Default the 65th birthday.
             * @example 2026-07-01
             */
            last_retirement_date?: string | null;
            /** @description AU only, with cessation_type_code F. Default false. */
            is_serious_misconduct?: boolean | null;
            /** @description AU only, with cessation_type_code V. Default false. */
            is_pressing_necessity?: boolean | null;
            /** @description AU only. Pays unused rostered days off. Default false, with a warning. */
            is_unused_rdo_paid?: boolean | null;
            /** @description AU only. Pays unused time in lieu. Default false, with a warning. */
            is_unused_toil_paid?: boolean | null;
            /** @description AU only. Default pay_rate_per_hour. */
            toil_rate_per_hour?: (string | number) | null;
            /** @description AU only. Pays what the Act of the state gives beyond the balance of long service leave. Default false, with a warning. */
            is_lsl_shortfall_paid?: boolean | null;
            /** @description AU only. The full rate of pay for an hour of notice: with loadings, allowances, overtime and penalties. notice_hours are paid at it, and the minimum is measured by it. Default pay_rate_per_hour, and for the minimum what the pays of the 13 weeks before earned for an ordinary hour. */
            notice_rate_per_hour?: (string | number) | null;
            /**
             * @description AU only. The ETP code of the notice in a genuine redundancy: O counts it against the whole-of-income cap, as Table A of Schedule 11 does. Default R.
             * @enum {string|null}
             */
            notice_etp_code?: "R" | "O" | null;
            /**
             * Format: date
             * @description AU only. The day on which the employer gave notice; what of the minimum notice was given before the last day needs no payment. Left out, none was.
             * @example 2026-07-01
             */
            notice_given_date?: string | null;
            /**
             * Format: date
             * @description AU only. The first day of continuous service in the sense of the Fair Work Act, as where a reinstatement or a transfer did not break it. The tax-free limit of a genuine redundancy, the invalidity segment and the pre-July 1983 segment count the employment from it too. Default start_date.
             * @example 2026-07-01
             */
            continuous_service_from?: string | null;
            /** @description AU only. Days that do not count as service beside the unpaid leave of processed pays: unauthorised absence, casual employment. */
            service_days_not_counted?: number | null;
            /** @description AU only. Fewer than 15 employees with associated entities. Left out, the employees of the company are counted, with a warning. */
            is_small_business?: boolean | null;
            /** @description AU only. Employed for a specified time, task or season. Default false. */
            is_fixed_term?: boolean | null;
            /** @description AU only. Employed for the time of a training arrangement. Default false. */
            is_training_arrangement?: boolean | null;
            /** @description AU only. Default false. */
            is_apprentice?: boolean | null;
            /**
             * Format: date
             * @description AU only. Where service began before start_date, with an earlier owner of the business.
             * @example 2026-07-01
             */
            lsl_service_from?: string | null;
            /** @description AU only. Hours of a week of long service leave: the average that the Act of the state asks for where hours changed. Default the standard hours. */
            lsl_weekly_hours?: (string | number) | null;
            /** @description AU only. Ordinary hours of the whole service, for casuals and changing hours, in place of lsl_weekly_hours. */
            lsl_ordinary_hours_worked?: (string | number) | null;
            /** @description AU only. Long service leave taken in service; it comes off what the Act gives. */
            lsl_hours_taken?: (string | number) | null;
            /** @description AU only. Days of long service leave used before 16 August 1978. With one of the three, unused leave is split in whole days as the Act does. */
            lsl_days_used_before_16_august_1978?: (string | number) | null;
            /** @description AU only. Days of long service leave used from 16 August 1978 to 17 August 1993. With one of the three, unused leave is split in whole days as the Act does. */
            lsl_days_used_to_17_august_1993?: (string | number) | null;
            /** @description AU only. Days of long service leave used after 17 August 1993. With one of the three, unused leave is split in whole days as the Act does. */
            lsl_days_used_after_17_august_1993?: (string | number) | null;
            /** @description AU only. The part of unused annual leave that accrued before 18 August 1993. Default 0. */
            holiday_hours_before_18_august_1993?: (string | number) | null;
            /** @description Only with is_payment_in_lieu_paid. */
            payment_in_lieu_amount?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_alt_holiday_amount?: (string | number) | null;
            /** @description NZ only; 0 means not supplied. */
            nz_ytd_taxable?: (string | number) | null;
            /** @description NZ only. The employee agreed in writing that pay for holidays in advance beyond the eight per cent is taken from the final pay. Default false: the rest is told as a debt. */
            is_advance_recovery_agreed?: boolean | null;
            /** @description Only with is_manual_leave_amounts; replaces the whole calculated set. */
            tax_summaries?: components["schemas"]["TaxSummaryCreate"][] | null;
            /** @description AU only. Instalments of the same termination that were paid in an earlier financial year, or not from here, each with paid_on and taxable_component, and with a genuine redundancy lump_sum_d: they use up the cap and the tax-free limit, and after one of an earlier year the payment has the code of a later instalment. */
            earlier_etps?: components["schemas"]["EarlierEtpCreate"][] | null;
            /**
             * Format: date
             * @description Ignored: the pay's own date is used.
             * @example 2026-07-01
             */
            pay_date?: string | null;
        };
        TerminationPlan: {
            /**
             * Format: date
             * @description On or after the employee's start date.
             * @example 2026-07-01
             */
            termination_date: string;
            /** @description Default false; unlocks the manual-only fields. */
            is_manual_leave_amounts?: boolean | null;
            /** @description Unlocks the notice fields. */
            is_payment_in_lieu_paid?: boolean | null;
            redundancy_amount?: (string | number) | null;
            non_etp_amount?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_holiday_amount?: (string | number) | null;
            /**
             * @description AU only. Default TERMINATION.
             * @enum {string|null}
             */
            reason?: "TERMINATION" | "INVALIDITY" | "DEATH_DEPENDENT" | "DEATH_NON_DEPENDENT" | "DEATH_ESTATE" | "REDUNDANCY" | null;
            /**
             * @description AU only, with reason TERMINATION. Default V.
             * @enum {string|null}
             */
            cessation_type_code?: "V" | "F" | "C" | "T" | null;
            /**
             * @description Only with is_payment_in_lieu_paid.
             * @enum {string|null}
             */
            payment_in_lieu_type?: "NOTICE_HOURS" | "NOTICE_LUMP_SUM" | null;
            /** @description Only with is_payment_in_lieu_paid. */
            notice_hours?: (string | number) | null;
            /** @description Only with is_payment_in_lieu_paid. */
            notice_lump_sum?: (string | number) | null;
            is_unused_holiday_paid?: boolean | null;
            is_unused_leave_loading_paid?: boolean | null;
            is_unused_lsl_paid?: boolean | null;
            /** @description Default false. */
            is_unused_sick_paid?: boolean | null;
            /** @description AU only, with reason REDUNDANCY. */
            redundancy_tax_free_pilon_component?: (string | number) | null;
            etp_amount?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_leave_loading_amount?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_sick_amount?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_lsl_pre_august_1978?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_lsl_august_1978_to_august_1993?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_lsl_post_august_1993?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            normal_earnings?: (string | number) | null;
            /** @description AU only. Left out, a redundancy is taken for genuine, with a warning. */
            is_genuine_redundancy?: boolean | null;
            /** @description AU only. Two doctors have certified it. Left out, assumed with a warning. */
            is_invalidity_certified?: boolean | null;
            /**
             * Format: date
             * @description AU only, with reason REDUNDANCY. The day on which the employee would have had to retire anyway, where it is before pension age: a dismissal on it or later is no genuine redundancy.
             * @example 2026-07-01
             */
            mandatory_retirement_date?: string | null;
            /**
             * Format: date
             * @description AU only, with reason INVALIDITY. The day up to which the employee could have worked, where the terms of employment name one; the invalidity segment counts the days to it. Default the 65th birthday.
             * @example 2026-07-01
             */
            last_retirement_date?: string | null;
            /** @description AU only, with cessation_type_code F. Default false. */
            is_serious_misconduct?: boolean | null;
            /** @description AU only, with cessation_type_code V. Default false. */
            is_pressing_necessity?: boolean | null;
            /** @description AU only. Pays unused rostered days off. Default false, with a warning. */
            is_unused_rdo_paid?: boolean | null;
            /** @description AU only. Pays unused time in lieu. Default false, with a warning. */
            is_unused_toil_paid?: boolean | null;
            /** @description AU only. Default pay_rate_per_hour. */
            toil_rate_per_hour?: (string | number) | null;
            /** @description AU only. Pays what the Act of the state gives beyond the balance of long service leave. Default false, with a warning. */
            is_lsl_shortfall_paid?: boolean | null;
            /** @description AU only. The full rate of pay for an hour of notice: with loadings, allowances, overtime and penalties. notice_hours are paid at it, and the minimum is measured by it. Default pay_rate_per_hour, and for the minimum what the pays of the 13 weeks before earned for an ordinary hour. */
            notice_rate_per_hour?: (string | number) | null;
            /**
             * @description AU only. The ETP code of the notice in a genuine redundancy: O counts it against the whole-of-income cap, as Table A of Schedule 11 does. Default R.
             * @enum {string|null}
             */
            notice_etp_code?: "R" | "O" | null;
            /**
             * Format: date
             * @description AU only. The day on which the employer gave notice; what of the minimum notice was given before the last day needs no payment. Left out, none was.
             * @example 2026-07-01
             */
            notice_given_date?: string | null;
            /**
             * Format: date
             * @description AU only. The first day of continuous service in the sense of the Fair Work Act, as where a reinstatement or a transfer did not break it. The tax-free limit of a genuine redundancy, the invalidity segment and the pre-July 1983 segment count the employment from it too. Default start_date.
             * @example 2026-07-01
             */
            continuous_service_from?: string | null;
            /** @description AU only. Days that do not count as service beside the unpaid leave of processed pays: unauthorised absence, casual employment. */
            service_days_not_counted?: number | null;
            /** @description AU only. Fewer than 15 employees with associated entities. Left out, the employees of the company are counted, with a warning. */
            is_small_business?: boolean | null;
            /** @description AU only. Employed for a specified time, task or season. Default false. */
            is_fixed_term?: boolean | null;
            /** @description AU only. Employed for the time of a training arrangement. Default false. */
            is_training_arrangement?: boolean | null;
            /** @description AU only. Default false. */
            is_apprentice?: boolean | null;
            /**
             * Format: date
             * @description AU only. Where service began before start_date, with an earlier owner of the business.
             * @example 2026-07-01
             */
            lsl_service_from?: string | null;
            /** @description AU only. Hours of a week of long service leave: the average that the Act of the state asks for where hours changed. Default the standard hours. */
            lsl_weekly_hours?: (string | number) | null;
            /** @description AU only. Ordinary hours of the whole service, for casuals and changing hours, in place of lsl_weekly_hours. */
            lsl_ordinary_hours_worked?: (string | number) | null;
            /** @description AU only. Long service leave taken in service; it comes off what the Act gives. */
            lsl_hours_taken?: (string | number) | null;
            /** @description AU only. Days of long service leave used before 16 August 1978. With one of the three, unused leave is split in whole days as the Act does. */
            lsl_days_used_before_16_august_1978?: (string | number) | null;
            /** @description AU only. Days of long service leave used from 16 August 1978 to 17 August 1993. With one of the three, unused leave is split in whole days as the Act does. */
            lsl_days_used_to_17_august_1993?: (string | number) | null;
            /** @description AU only. Days of long service leave used after 17 August 1993. With one of the three, unused leave is split in whole days as the Act does. */
            lsl_days_used_after_17_august_1993?: (string | number) | null;
            /** @description AU only. The part of unused annual leave that accrued before 18 August 1993. Default 0. */
            holiday_hours_before_18_august_1993?: (string | number) | null;
            /** @description Only with is_payment_in_lieu_paid. */
            payment_in_lieu_amount?: (string | number) | null;
            /** @description Only with is_manual_leave_amounts. */
            unused_alt_holiday_amount?: (string | number) | null;
            /** @description NZ only; 0 means not supplied. */
            nz_ytd_taxable?: (string | number) | null;
            /** @description NZ only. The employee agreed in writing that pay for holidays in advance beyond the eight per cent is taken from the final pay. Default false: the rest is told as a debt. */
            is_advance_recovery_agreed?: boolean | null;
            /** @description Only with is_manual_leave_amounts; replaces the whole calculated set. */
            tax_summaries?: components["schemas"]["TaxSummaryCreate"][] | null;
            /** @description AU only. Instalments of the same termination that were paid in an earlier financial year, or not from here, each with paid_on and taxable_component, and with a genuine redundancy lump_sum_d: they use up the cap and the tax-free limit, and after one of an earlier year the payment has the code of a later instalment. */
            earlier_etps?: components["schemas"]["EarlierEtpCreate"][] | null;
        };
        TerminationResult: {
            /** Format: date */
            termination_date: string;
            reason: string;
            cessation_type_code: string | null;
            is_manual_leave_amounts: boolean;
            is_payment_in_lieu_paid: boolean;
            payment_in_lieu_amount: number;
            is_unused_holiday_paid: boolean;
            unused_holiday_amount: number;
            non_etp_amount: number;
            redundancy_amount: number;
            /** @description Already part of the pay's gross. */
            total_amount: number;
            tax_amount: number;
            unused_holiday_and_loading_tax_amount: number;
            /** @description AU only. */
            payment_in_lieu_type?: string | null;
            /** @description AU only. */
            notice_hours?: number | null;
            /** @description AU only. */
            notice_lump_sum?: number | null;
            /** @description AU only. */
            is_unused_leave_loading_paid?: boolean;
            /** @description AU only. */
            is_unused_lsl_paid?: boolean;
            /** @description AU only. */
            is_unused_sick_paid?: boolean;
            /** @description AU only. */
            unused_leave_loading_amount?: number;
            /** @description AU only. */
            unused_sick_amount?: number;
            /** @description AU only. */
            unused_rdo_amount?: number;
            /** @description AU only. */
            unused_toil_amount?: number;
            /** @description AU only. What the Act of the state gives on leaving; null where it gives none. */
            lsl_entitlement_hours?: number | null;
            /** @description AU only. What the Act gives beyond the balance. */
            lsl_shortfall_hours?: number | null;
            /** @description AU only. */
            lsl_shortfall_amount?: number | null;
            /** @description AU only. The minimum notice of the Fair Work Act. */
            minimum_notice?: components["schemas"]["MinimumEntitlement"] | null;
            /** @description AU only. The minimum redundancy pay of the Fair Work Act. */
            minimum_redundancy?: components["schemas"]["MinimumEntitlement"] | null;
            /** @description AU only. */
            unused_lsl_pre_august_1978?: number;
            /** @description AU only. */
            unused_lsl_august_1978_to_august_1993?: number;
            /** @description AU only. */
            unused_lsl_post_august_1993?: number;
            /** @description AU only. */
            unused_lsl_amount?: number;
            /** @description AU only. */
            unused_lsl_tax_amount?: number;
            /** @description AU only. */
            etp_amount?: number;
            /** @description AU only. */
            redundancy_tax_free_pilon_component?: number;
            /** @description AU only. */
            normal_earnings?: number;
            /** @description AU only. */
            total_etp_amount?: number;
            /** @description AU only. */
            total_non_etp_amount?: number;
            /** @description AU only. */
            lump_sum_a?: number;
            /** @description AU only. */
            lump_sum_b?: number;
            /** @description AU only. */
            lump_sum_d?: number;
            /** @description AU only. */
            etp_tax_withheld?: number;
            /** @description AU only. */
            etp_taxable_component?: number;
            /** @description AU only. */
            etp_tax_free_component?: number;
            /** @description AU only. */
            tax_summaries?: components["schemas"]["TaxSummary"][];
            /** @description NZ only. */
            unused_alt_holiday_amount?: number;
            /** @description NZ only. */
            nz_ytd_taxable?: number;
            /** @description NZ only. */
            nz_extra_pay_tax_breakdown?: components["schemas"]["ExtraPayTaxBreakdown"];
        };
        TimesheetEntry: {
            /** @description Or employee_number. */
            employee_id?: number;
            /** @description In place of employee_id, in every entry of the request. */
            employee_number?: string;
            note?: string | null;
            /** Format: date */
            date: string;
            /** @description Of a shift without periods. */
            start?: string;
            /** @description A time before the start is on the next day. */
            end?: string;
            /** @description Of a broken shift, or round a sleepover. */
            periods?: components["schemas"]["ClockPeriod"][];
            unpaid_breaks?: components["schemas"]["ClockPeriod"][];
            /** @description Overrides the calendar of the state for the day on which the shift starts. */
            public_holiday?: boolean;
            /** @description What a clock cannot tell. */
            facts?: ("newsagency" | "videoShop" | "tradesBeyondSpan" | "secondaryStudentOnSchoolDay" | "rosteredDayOff" | "publicHolidayAlternative" | "weekendOrdinaryHoursAgreed" | "fewerThanFiveSuccessiveShifts" | "threeHoursRequested" | "longerDayAgreed")[];
            rostered_end?: string;
            rostered_hours?: number | string;
            /** @description Of a part-time agreement, for the day. */
            guaranteed_hours?: number | string;
            extra_hours_agreed_in_writing?: boolean;
            /** @description This is the one longer day of the week. */
            long_day?: boolean;
            /** @description When the work before the first shift ended. */
            previous_finish?: string;
            previous_work_was_overtime?: boolean;
            shorter_rest_agreed?: boolean;
            /** @description Work during it is a shift of its own within this time. */
            sleepover?: components["schemas"]["ClockPeriod"];
            twenty_four_hour_care_hours?: number | string;
            /** @enum {string} */
            remote_work?: "on-call-day" | "on-call-night" | "not-on-call";
            higher_duties?: components["schemas"]["HigherDuties"];
            allowances?: components["schemas"]["ShiftAllowance"][];
        };
        TimesheetShift: {
            id: number;
            employee_id: number;
            /**
             * @description Known today: entered, approved.
             * @enum {string}
             */
            status: string;
            /** @description By the clock, without unpaid breaks. */
            hours: number;
            approved_by: string | null;
            /** @example 2026-07-01T09:30:00.000 */
            approved_at: string | null;
            note: string | null;
            /** Format: date */
            date: string;
            /** @description Of a shift without periods. */
            start?: string;
            /** @description A time before the start is on the next day. */
            end?: string;
            /** @description Of a broken shift, or round a sleepover. */
            periods?: components["schemas"]["ClockPeriod"][];
            unpaid_breaks?: components["schemas"]["ClockPeriod"][];
            /** @description Overrides the calendar of the state for the day on which the shift starts. */
            public_holiday?: boolean;
            /** @description What a clock cannot tell. */
            facts?: ("newsagency" | "videoShop" | "tradesBeyondSpan" | "secondaryStudentOnSchoolDay" | "rosteredDayOff" | "publicHolidayAlternative" | "weekendOrdinaryHoursAgreed" | "fewerThanFiveSuccessiveShifts" | "threeHoursRequested" | "longerDayAgreed")[];
            rostered_end?: string;
            rostered_hours?: number | string;
            /** @description Of a part-time agreement, for the day. */
            guaranteed_hours?: number | string;
            extra_hours_agreed_in_writing?: boolean;
            /** @description This is the one longer day of the week. */
            long_day?: boolean;
            /** @description When the work before the first shift ended. */
            previous_finish?: string;
            previous_work_was_overtime?: boolean;
            shorter_rest_agreed?: boolean;
            /** @description Work during it is a shift of its own within this time. */
            sleepover?: components["schemas"]["ClockPeriod"];
            twenty_four_hour_care_hours?: number | string;
            /**
             * @description Known today: on-call-day, on-call-night, not-on-call.
             * @enum {string}
             */
            remote_work?: string;
            higher_duties?: components["schemas"]["HigherDuties"];
            allowances?: components["schemas"]["ShiftAllowance"][];
        };
        TokenAnswer: {
            access_token: string;
            /** @example Bearer */
            token_type: string;
            /** @example 1800 */
            expires_in: number;
            refresh_token: string;
            /** @example 2592000 */
            refresh_expires_in: number;
            /** @description A JWT signed by RS256, with the scope `openid`. */
            id_token?: string;
        };
        TokenForm: {
            /** @description `authorization_code`, `refresh_token`, or `client_credentials` of a key for a machine. */
            grant_type?: string;
            code?: string;
            refresh_token?: string;
            client_id?: string;
            client_secret?: string;
            redirect_uri?: string;
            code_verifier?: string;
            scope?: string;
        };
        TokenHandlingForm: {
            token?: string;
            token_type_hint?: string;
            client_id?: string;
            client_secret?: string;
        };
        TrialCancel: {
            subscription_trial_id: number;
            reason?: string | null;
        };
        TrialCreate: {
            customer: components["schemas"]["CheckoutCustomer"];
            company: components["schemas"]["CheckoutCompany"];
            billing_address?: components["schemas"]["CheckoutBillingAddress"];
        };
        UpgradeCreate: {
            /**
             * @description true prices the upgrade and stores nothing.
             * @default false
             */
            dry_run?: boolean;
            end_customer_id: number;
            order: components["schemas"]["UpgradeProduct"];
        };
        UpgradeProduct: {
            product_id: number;
        };
        UserChange: {
            name?: string;
            /**
             * Format: email
             * @description Of somebody who was invited and has not set a password yet: the invitation goes there. Others change their own (409).
             */
            email?: string;
            /**
             * @description own is a role that the account made for itself; own_role_id says which.
             * @enum {string}
             */
            role?: "owner" | "bookkeeper" | "payroll-officer" | "approver" | "hr" | "reader" | "auditor" | "employee" | "own";
            /** @description The role of the account’s own, with role own. */
            own_role_id?: number;
            /** @description False ends their sessions, connected applications and tokens at once; true lets them sign in again. */
            is_active?: boolean;
            /** @description Replaces the whole list. The companies they reach; an owner reaches every company, and an own role says it itself. */
            company_ids?: number[];
        };
        UserInvitation: {
            name: string;
            /**
             * Format: email
             * @description Where the invitation goes, and what they sign in with.
             */
            email: string;
            /**
             * @description own is a role that the account made for itself; own_role_id says which.
             * @enum {string}
             */
            role: "owner" | "bookkeeper" | "payroll-officer" | "approver" | "hr" | "reader" | "auditor" | "own";
            /** @description The role of the account’s own, with role own. */
            own_role_id?: number;
            /** @description The companies they reach; an owner reaches every company, and an own role says it itself. */
            company_ids?: number[];
        };
        UserRecord: {
            user_id: number;
            name: string;
            email: string;
            /**
             * @description Known today: owner, bookkeeper, payroll-officer, approver, hr, reader, auditor, employee, own.
             * @enum {string}
             */
            role: string;
            /** @description The role of the account’s own; null for others. */
            own_role_id: number | null;
            /** @description The companies they reach; an owner reaches every company, and an own role says it itself. */
            company_ids: number[];
            /**
             * @description Whoever was invited has not set a password yet; whoever is disabled cannot sign in. Known today: active, invited, disabled.
             * @enum {string}
             */
            status: string;
            /** @example 2026-07-01T09:30:00.000 */
            created_at: string;
        };
        Userinfo: {
            /** @description The customer's id, as webhooks give it in `customerId` and ID tokens in `sub`. */
            sub: string;
            /** @description The customer's name. */
            name: string;
            /** @description The person who gave the consent; absent for tokens that the operator issued. */
            user?: components["schemas"]["UserinfoUser"];
        };
        UserinfoUser: {
            id: number;
            name: string;
        };
        WebhookCreate: {
            /** @description Absolute http or https address of a public host. */
            url: string;
            /** @description Each of: company.created, company.updated, company.deleted, employee.created, employee.updated, employee.deleted, pay.created, pay.updated, pay.deleted. */
            events: string[];
            /** @description Never sent to the listener. */
            description?: string;
            /** @default true */
            is_active?: boolean;
            /** @description Made when left out; shown only in this answer. */
            secret?: string;
        };
        WebhookDelivery: {
            id: number;
            webhook_id: number;
            event: string;
            envelope_id: string;
            /**
             * @description Known today: pending, sending, retry, delivered, failed, skipped.
             * @enum {string}
             */
            status: string;
            attempts: number;
            /** @example 2026-07-01T09:30:00.000 */
            next_attempt_at: string | null;
            last_status_code: number | null;
            last_error: string | null;
            duration_ms: number | null;
            /** @example 2026-07-01T09:30:00.000 */
            created_at: string;
            /** @example 2026-07-01T09:30:00.000 */
            updated_at: string;
            /** @example 2026-07-01T09:30:00.000 */
            delivered_at: string | null;
        };
        WebhookEndpoint: {
            id: number;
            url: string;
            events: string[];
            description: string;
            is_active: boolean;
            /** @example 2026-07-01T09:30:00.000 */
            created_at: string;
            /** @example 2026-07-01T09:30:00.000 */
            updated_at: string;
            /** @description Only when it has just been made. */
            secret?: string;
        };
        WebhookList: {
            endpoints: components["schemas"]["WebhookEndpoint"][];
            /** @description The authoritative list of events; it can grow. */
            availableEvents: string[];
        };
        WebhookUpdate: {
            /** @description Absolute http or https address of a public host. */
            url?: string;
            /** @description Each of: company.created, company.updated, company.deleted, employee.created, employee.updated, employee.deleted, pay.created, pay.updated, pay.deleted. */
            events?: string[];
            /** @description Never sent to the listener. */
            description?: string;
            is_active?: boolean;
            /** @description The new secret signs queued deliveries as soon as this request returns. */
            regenerate_secret?: boolean;
        };
        WorkedPayRun: {
            /** @description Those whom the run does not pay; everybody else is. */
            left_out: components["schemas"]["LeftOut"][];
            pay_run_id: number;
            /**
             * @description Known today: WEEKLY, FORTNIGHTLY, MONTHLY.
             * @enum {string}
             */
            pay_period: string;
            /** Format: date */
            pay_run_start_date: string;
            /** Format: date */
            pay_run_end_date: string;
            /**
             * Format: date
             * @description The day it was first used for.
             */
            pay_date: string;
            /**
             * @description Known today: pending, processed.
             * @enum {string}
             */
            status: string;
            pay_count: number;
            gross: number;
            tax: number;
            net: number;
            /** @description What the funds receive: super, or both contributions to KiwiSaver. */
            super: number;
        };
        WorkingDay: {
            /**
             * Format: date
             * @description The day, such as a public holiday
             */
            date: string;
            /** @description Whether it would otherwise be a working day for the employee */
            is_working_day: boolean;
            id: number;
            /** @description Place in the list, from 1. */
            rank: number;
        };
        WorkingDayCreate: {
            rank?: number;
            /**
             * Format: date
             * @description The day, such as a public holiday
             * @example 2026-07-01
             */
            date: string;
            /** @description Whether it would otherwise be a working day for the employee */
            is_working_day: boolean;
        };
        WorkingDayUpdate: {
            rank?: number;
            /**
             * Format: date
             * @description The day, such as a public holiday
             * @example 2026-07-01
             */
            date?: string;
            /** @description Whether it would otherwise be a working day for the employee */
            is_working_day?: boolean;
        };
        WorklistEntry: {
            /**
             * @description Known today: pay-run, payday, super, stp, payday-filing, failed-lodgement, approval, employee-request, timesheet.
             * @enum {string}
             */
            kind: string;
            /**
             * Format: date
             * @description The day by which it is due; of what failed or waits, the day since when.
             */
            date: string;
            /** @description How many pays, paydays, messages or requests. */
            count: number;
            /**
             * @description Known today: late, failed, today, waiting, soon, later, nothing.
             * @enum {string}
             */
            urgency: string;
        };
        YearToDateChange: {
            before: {
                [key: string]: number;
            };
            after: {
                [key: string]: number;
            };
        };
        YearToDateOnADay: {
            /** @description The financial year of the day. */
            year: string;
            /**
             * Format: date
             * @description Its first day.
             */
            from: string;
            gross: number;
            tax: number;
            net: number;
            /** @description What the fund receives: super, or both contributions to KiwiSaver. */
            super: number;
            deductions: number;
            allowances: number;
            student_loan: number;
            kiwisaver_employee: number;
            kiwisaver_employer: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "create-pays": {
        parameters: {
            query?: {
                /** @description Answers by pay run. */
                group_by_pay_run?: boolean | null;
                /** @description Answers by employee. */
                group_by_employee?: boolean | null;
                /** @description Several pays of one employee in one run under different departments share their combined tax by their gross. */
                redistribute_tax_by_gross?: boolean | null;
                /** @description Which identifier the items carry and the answer groups by; employee_id by default. */
                identifier_type?: "employee_id" | "employee_number";
                /** @description The day the pays were processed; it chooses the pay run. The company's today by default. */
                pay_date?: string;
                /** @description Chooses the pay run instead of pay_date, for pay in arrears or in advance: the last day of its period in the calendar of the company. */
                pay_run_end_date?: string;
                /** @description With period_end: the days that the pays are for, on payslips and in filings. Days of a period of the calendar choose its run; others are an off-cycle pay in the run of the pay date. */
                period_start?: string;
                /** @description With period_start; at most a year after it. */
                period_end?: string;
            };
            header?: {
                /** @description At most 255 characters. The same request under the same key is done once; see the how-to on pays. */
                "idempotency-key"?: string;
            };
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayCreate"][];
            };
        };
        responses: {
            /** @description What this Idempotency-Key was answered before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pay"][] | components["schemas"]["PaysOfEmployee"][] | components["schemas"]["PaysOfPayRun"][];
                };
            };
            /** @description In the order of the request, grouped as asked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pay"][] | components["schemas"]["PaysOfEmployee"][] | components["schemas"]["PaysOfPayRun"][];
                };
            };
        };
    };
    "preview-pays": {
        parameters: {
            query?: {
                /** @description Answers by pay run. */
                group_by_pay_run?: boolean | null;
                /** @description Answers by employee. */
                group_by_employee?: boolean | null;
                /** @description Several pays of one employee in one run under different departments share their combined tax by their gross. */
                redistribute_tax_by_gross?: boolean | null;
                /** @description Which identifier the items carry and the answer groups by; employee_id by default. */
                identifier_type?: "employee_id" | "employee_number";
                /** @description The day the pays were processed; it chooses the pay run. The company's today by default. */
                pay_date?: string;
                /** @description Chooses the pay run instead of pay_date, for pay in arrears or in advance: the last day of its period in the calendar of the company. */
                pay_run_end_date?: string;
                /** @description With period_end: the days that the pays are for, on payslips and in filings. Days of a period of the calendar choose its run; others are an off-cycle pay in the run of the pay date. */
                period_start?: string;
                /** @description With period_start; at most a year after it. */
                period_end?: string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayCreate"][];
            };
        };
        responses: {
            /** @description As create would answer, with explanation and warnings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewedPay"][] | components["schemas"]["PreviewedPaysOfEmployee"][] | components["schemas"]["PreviewedPaysOfPayRun"][];
                };
            };
        };
    };
    "net-to-gross": {
        parameters: {
            query?: {
                /** @description Which identifier the items carry and the answer groups by; employee_id by default. */
                identifier_type?: "employee_id" | "employee_number";
                /** @description The company's today by default. */
                pay_date?: string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetToGross"];
            };
        };
        responses: {
            /** @description The amount, and the pay with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrossedUpPay"];
                };
            };
        };
    };
    "list-pays": {
        parameters: {
            query?: {
                /** @description Pay dates from this day on. */
                from?: string;
                /** @description Pay dates up to this day. */
                to?: string;
                employee_id?: number;
                employee_number?: string;
                status?: "pending" | "processed";
                /** @description Asks for pages of at most so many. */
                limit?: number;
                /** @description From the Link header of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By pay date, then id; pages by id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pay"][];
                };
            };
        };
    };
    "list-workers-comp-pays": {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                /** @description Which identifier the items carry and the answer groups by; employee_id by default. */
                identifier_type?: "employee_id" | "employee_number";
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By pay date, then id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pay"][];
                };
            };
        };
    };
    "get-pay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pay_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pay"];
                };
            };
        };
    };
    "rebuild-pay": {
        parameters: {
            query?: {
                /** @description A rebuild takes the rate and the declarations of the record as it is today; false takes those that a processed pay was made with. */
                use_current_record?: boolean;
                /** @description Needed where the tax office knows the pay: the change is stored, and the update of its report queued with it. */
                confirm_reported?: boolean;
                /** @description A change of a pay that a standing payment file holds is stored with a warning, and the file stays as it is; false refuses it. */
                confirm_paid?: boolean;
            };
            header?: never;
            path: {
                pay_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayCreate"];
            };
        };
        responses: {
            /** @description The pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pay"];
                };
            };
        };
    };
    "delete-pay": {
        parameters: {
            query?: {
                /** @description Needed where the tax office knows the pay: the change is stored, and the update of its report queued with it. */
                confirm_reported?: boolean;
                /** @description A change of a pay that a standing payment file holds is stored with a warning, and the file stays as it is; false refuses it. */
                confirm_paid?: boolean;
            };
            header?: never;
            path: {
                pay_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, and something is to be seen to: payslips, a payment file or a finalised year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPay"];
                };
            };
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "get-employee-balances": {
        parameters: {
            query?: {
                /** @description Pays with a pay date up to this day count; the company's today by default. */
                as_at?: string;
            };
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As at the day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balances"];
                };
            };
        };
    };
    "list-company-balances": {
        parameters: {
            query?: {
                /** @description Pays with a pay date up to this day count; the company's today by default. */
                as_at?: string;
                /** @description At most so many; 1,000 by default. */
                limit?: number;
                /** @description From the Link header of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As at the day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balances"][];
                };
            };
        };
    };
    "explain-pay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pay_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each figure down to its published table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplainedPay"];
                    "text/plain": string;
                };
            };
        };
    };
    "replay-pay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pay_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether both are equal, or what differs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayedPay"];
                };
            };
        };
    };
    "get-pay-difference": {
        parameters: {
            query?: {
                /** @description Another pay of the same employee, also one that a correction has replaced; by default the last one before it. */
                with_pay_id?: number;
                /** @description Gross as somebody else has it, such as 1042.50. */
                gross?: string;
                /** @description Tax as somebody else has it, such as 1042.50. */
                tax?: string;
                /** @description Net pay as somebody else has it, such as 1042.50. */
                net?: string;
                /** @description Super or KiwiSaver as somebody else has it, such as 1042.50. */
                super?: string;
            };
            header?: never;
            path: {
                pay_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Causes that add up to the change, to the cent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayDifference"];
                    "text/csv": string;
                };
            };
        };
    };
    "preview-pay-differences": {
        parameters: {
            query?: {
                /** @description The company's today by default. */
                pay_date?: string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayCreate"][];
            };
        };
        responses: {
            /** @description In the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewedDifference"][];
                };
            };
        };
    };
    "get-pay-run-differences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pay_run_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people who moved, with the causes in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunDifferences"];
                    "text/csv": string;
                };
            };
        };
    };
    "get-impact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImpactAsked"];
            };
        };
        responses: {
            /** @description Per person and in total, and which rule moved it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpactOnCompany"];
                    "text/csv": string;
                };
            };
        };
    };
    "get-forecast": {
        parameters: {
            query?: {
                /** @description What is known at the end of this day; today by default. */
                as_at?: string;
                /** @description After the month of as_at; 12 by default. */
                months?: number;
                /** @description A rise of everybody’s rate, such as 3.5. */
                rise_percent?: string;
                /** @description The first pay date at the new rate. */
                rise_from?: string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Months, and the days on which cash leaves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forecast"];
                    "text/csv": string;
                };
            };
        };
    };
    "list-scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To be compared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenarios"];
                    "text/csv": string;
                };
            };
        };
    };
    "create-scenario": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScenarioAsked"];
            };
        };
        responses: {
            /** @description The scenario and its cost. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"];
                };
            };
        };
    };
    "delete-scenario": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                scenario_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "preview-correction": {
        parameters: {
            query?: {
                /** @description AU only: the day an overpayment was found, which decides how it is repaid. Today by default. */
                identified_on?: string;
                /** @description A correction takes the rate and the declarations that the pay was made with; true takes those of the record as it is today, where the record was wrong then. */
                use_current_record?: boolean;
            };
            header?: never;
            path: {
                pay_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayCreate"];
            };
        };
        responses: {
            /** @description The change in tax, super, leave, year to date, and the filing to follow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Correction"];
                };
            };
        };
    };
    "correct-pay": {
        parameters: {
            query?: {
                /** @description AU only: the day an overpayment was found, which decides how it is repaid. Today by default. */
                identified_on?: string;
                /** @description A correction takes the rate and the declarations that the pay was made with; true takes those of the record as it is today, where the record was wrong then. */
                use_current_record?: boolean;
                /** @description Needed where the tax office knows the pay: the change is stored, and the update of its report queued with it. */
                confirm_reported?: boolean;
                /** @description A change of a pay that a standing payment file holds is stored with a warning, and the file stays as it is; false refuses it. */
                confirm_paid?: boolean;
            };
            header?: never;
            path: {
                pay_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayCreate"];
            };
        };
        responses: {
            /** @description What changed; `replacement` is the pay that now counts. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Correction"];
                };
            };
        };
    };
    "preview-back-pay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackPay"];
            };
        };
        responses: {
            /** @description What is owed pay by pay, and the pay that would pay it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewedBackPay"];
                };
            };
        };
    };
    "pay-back-pay": {
        parameters: {
            query?: never;
            header?: {
                /** @description At most 255 characters. The same request under the same key is done once; see the how-to on pays. */
                "idempotency-key"?: string;
            };
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackPay"];
            };
        };
        responses: {
            /** @description What this Idempotency-Key was answered before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidBackPay"];
                };
            };
            /** @description What was owed, and the pay that pays it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidBackPay"];
                };
            };
        };
    };
    "list-pay-runs": {
        parameters: {
            query?: {
                /** @description Runs whose period ends on this day or later. */
                from?: string;
                /** @description Runs whose period begins on this day or earlier. */
                to?: string;
                pay_period?: "WEEKLY" | "FORTNIGHTLY" | "MONTHLY";
                status?: "pending" | "processed";
                /** @description Asks for pages of at most so many. */
                limit?: number;
                /** @description From the Link header of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By start date, then id; pages by id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRun"][];
                };
            };
        };
    };
    "open-pay-run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRunOpen"];
            };
        };
        responses: {
            /** @description The run, and those who have no pay in it with the reason. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkedPayRun"];
                };
            };
        };
    };
    "get-pay-run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pay_run_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunRecord"];
                };
            };
        };
    };
    "open-and-process-pay-run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRunOpen"];
            };
        };
        responses: {
            /** @description The run, and those whom it does not pay with the reason. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessedPayRun"];
                };
            };
        };
    };
    "process-pay-run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pay_run_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run, and those who stay pending with the reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessedPayRun"];
                };
            };
        };
    };
    "get-pay-run-anomalies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pay_run_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each with its reason, and what was noted about it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunAnomalies"];
                    "text/csv": string;
                };
            };
        };
    };
    "acknowledge-pay-run-anomaly": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pay_run_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcknowledgeAnomaly"];
            };
        };
        responses: {
            /** @description The anomaly with the note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunAnomaly"];
                };
            };
        };
    };
    "terminate-employee": {
        parameters: {
            query?: never;
            header?: {
                /** @description At most 255 characters. The same request under the same key is done once; see the how-to on pays. */
                "idempotency-key"?: string;
            };
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Terminate"];
            };
        };
        responses: {
            /** @description The termination and its pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Termination"];
                };
            };
        };
    };
    "get-termination": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The termination and its pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Termination"];
                };
            };
        };
    };
    "get-planned-termination": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedTermination"];
                };
            };
        };
    };
    "plan-termination": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TerminationPlan"];
            };
        };
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedTermination"];
                };
            };
        };
    };
    "cancel-planned-termination": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "list-shifts": {
        parameters: {
            query: {
                /** @description The first day. */
                from: string;
                /** @description The last day; at most 92 after the first. */
                to: string;
                employee_id?: number;
                status?: "entered" | "approved";
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By date, then id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesheetShift"][];
                };
            };
        };
    };
    "enter-shifts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimesheetEntry"][];
            };
        };
        responses: {
            /** @description In the order of the request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesheetShift"][];
                };
            };
        };
    };
    "approve-shifts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftsToApprove"];
            };
        };
        responses: {
            /** @description By date, then id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovedShift"][];
                };
            };
        };
    };
    "delete-shift": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shift_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "take-timesheets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pay_run_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those who have approved shifts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenTimesheet"][];
                };
            };
        };
    };
    "list-award-checks": {
        parameters: {
            query: {
                /** @description The first pay date. */
                from: string;
                /** @description The last pay date. */
                to: string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By pay date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwardChecks"];
                };
            };
        };
    };
    "preview-award-back-pay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwardBackPayAsked"];
            };
        };
        responses: {
            /** @description What is owed, and the pays that would pay it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewedAwardBackPay"];
                };
            };
        };
    };
    "pay-award-back-pay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwardBackPayConfirmed"];
            };
        };
        responses: {
            /** @description What was owed, and the pays that pay it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidAwardBackPay"];
                };
            };
        };
    };
    "list-employees": {
        parameters: {
            query?: {
                /** @description Omitted: all but the deleted. */
                status?: "active" | "terminated" | "deleted" | "all";
                /** @description Only the employee who has this number, or nobody. */
                number?: string;
                /** @description Asks for pages of at most so many. */
                limit?: number;
                /** @description From the Link header of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"][];
                };
            };
        };
    };
    "create-employees": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeCreate"][];
            };
        };
        responses: {
            /** @description All were created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeResult"][];
                };
            };
            /** @description Some or all were refused; each entry says which and why. */
            207: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeResult"][];
                };
            };
        };
    };
    "update-employees": {
        parameters: {
            query?: {
                /** @description What an item is keyed by: id (default) or number. */
                identifier_type?: "employee_id" | "employee_number";
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeUpdate"][];
            };
        };
        responses: {
            /** @description All went well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeResult"][];
                };
            };
            /** @description Some or all were refused; each entry says which and why. */
            207: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeResult"][];
                };
            };
        };
    };
    "get-employee": {
        parameters: {
            query?: {
                /** @description Leave and year to date as they are today, in `balances`. */
                include?: "balances";
            };
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
        };
    };
    "delete-employee": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "restore-employee": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
        };
    };
    "reinstate-employee": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Reinstatement"];
            };
        };
        responses: {
            /** @description The employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
        };
    };
    "list-employee-pay-rates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ordinary time, own rates, rates of their classifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeePayRate"][];
                };
            };
        };
    };
    "create-employee-pay-rate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPayRateCreate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPayRate"];
                };
            };
        };
    };
    "list-bank-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of rank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccount"][];
                };
            };
        };
    };
    "replace-bank-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountCreate"][];
            };
        };
        responses: {
            /** @description In the order of rank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccount"][];
                };
            };
        };
    };
    "create-bank-account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountCreate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccount"];
                };
            };
        };
    };
    "delete-bank-account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-bank-account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountUpdate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccount"];
                };
            };
        };
    };
    "list-super-funds": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of rank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuperFund"][];
                };
            };
        };
    };
    "create-super-fund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuperFundCreate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuperFund"];
                };
            };
        };
    };
    "delete-super-fund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-super-fund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuperFundUpdate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuperFund"];
                };
            };
        };
    };
    "delete-employee-pay-rate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-employee-pay-rate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPayRateUpdate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPayRate"];
                };
            };
        };
    };
    "list-standing-deductions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of rank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingDeduction"][];
                };
            };
        };
    };
    "create-standing-deduction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingDeductionCreate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingDeduction"];
                };
            };
        };
    };
    "delete-standing-deduction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-standing-deduction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingDeductionUpdate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingDeduction"];
                };
            };
        };
    };
    "list-standing-sacrifices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of rank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingSacrifice"][];
                };
            };
        };
    };
    "create-standing-sacrifice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingSacrificeCreate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingSacrifice"];
                };
            };
        };
    };
    "delete-standing-sacrifice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-standing-sacrifice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingSacrificeUpdate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingSacrifice"];
                };
            };
        };
    };
    "list-standing-allowances": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of rank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingAllowance"][];
                };
            };
        };
    };
    "create-standing-allowance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingAllowanceCreate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingAllowance"];
                };
            };
        };
    };
    "delete-standing-allowance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-standing-allowance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingAllowanceUpdate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingAllowance"];
                };
            };
        };
    };
    "list-standing-bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of rank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingBonus"][];
                };
            };
        };
    };
    "create-standing-bonus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingBonusCreate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingBonus"];
                };
            };
        };
    };
    "delete-standing-bonus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-standing-bonus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingBonusUpdate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingBonus"];
                };
            };
        };
    };
    "list-absences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of rank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"][];
                };
            };
        };
    };
    "create-absence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceCreate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"];
                };
            };
        };
    };
    "delete-absence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-absence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceUpdate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"];
                };
            };
        };
    };
    "list-closedowns": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of rank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closedown"][];
                };
            };
        };
    };
    "create-closedown": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosedownCreate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closedown"];
                };
            };
        };
    };
    "delete-closedown": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-closedown": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosedownUpdate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closedown"];
                };
            };
        };
    };
    "list-working-days": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of rank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkingDay"][];
                };
            };
        };
    };
    "create-working-day": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkingDayCreate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkingDay"];
                };
            };
        };
    };
    "delete-working-day": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-working-day": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkingDayUpdate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkingDay"];
                };
            };
        };
    };
    "list-public-holiday-transfers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of rank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicHolidayTransfer"][];
                };
            };
        };
    };
    "create-public-holiday-transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicHolidayTransferCreate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicHolidayTransfer"];
                };
            };
        };
    };
    "delete-public-holiday-transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-public-holiday-transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicHolidayTransferUpdate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicHolidayTransfer"];
                };
            };
        };
    };
    "list-earnings-weeks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of rank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarningsWeek"][];
                };
            };
        };
    };
    "replace-earnings-weeks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarningsWeekCreate"][];
            };
        };
        responses: {
            /** @description In the order of rank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarningsWeek"][];
                };
            };
        };
    };
    "create-earnings-week": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarningsWeekCreate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarningsWeek"];
                };
            };
        };
    };
    "delete-earnings-week": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-earnings-week": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarningsWeekUpdate"];
            };
        };
        responses: {
            /** @description As it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarningsWeek"];
                };
            };
        };
    };
    "get-opening-balances": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Year-to-date figures and leave, as at a day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningBalances"];
                };
            };
        };
    };
    "set-opening-balances": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningBalancesBody"];
            };
        };
        responses: {
            /** @description As they are kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningBalancesSet"];
                };
            };
        };
    };
    "list-employee-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRequestRecord"][];
                };
            };
        };
    };
    "decide-employee-request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
                request_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeRequestDecision"];
            };
        };
        responses: {
            /** @description The request as decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedEmployeeRequest"];
                };
            };
        };
    };
    "list-companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By legal name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
        };
    };
    "create-company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyCreate"];
            };
        };
        responses: {
            /** @description The company. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
        };
    };
    "get-company": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
        };
    };
    "delete-company": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-company": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CompanyPartialUpdate"];
            };
        };
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
        };
    };
    "redirect-to-pays": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the Pays screen of the web app. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "close-down-company": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyClosedown"];
            };
        };
        responses: {
            /** @description Every active employee, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosedDownEmployee"][];
                };
            };
        };
    };
    "list-company-allowances": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By description. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAllowance"][];
                };
            };
        };
    };
    "create-company-allowance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyAllowanceCreate"];
            };
        };
        responses: {
            /** @description The allowance. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAllowance"];
                };
            };
        };
    };
    "get-company-allowance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                allowance_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The allowance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAllowance"];
                };
            };
        };
    };
    "delete-company-allowance": {
        parameters: {
            query?: {
                /** @description Detaches the employees who still have it. */
                force?: boolean;
            };
            header?: never;
            path: {
                allowance_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    "update-company-allowance": {
        parameters: {
            query?: {
                /** @description Also renames this allowance's own lines on processed pays. */
                propagate_description_to_history?: boolean;
            };
            header?: never;
            path: {
                allowance_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyAllowanceUpdate"];
            };
        };
        responses: {
            /** @description The allowance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAllowance"];
                };
            };
        };
    };
    "list-company-pay-rates": {
        parameters: {
            query?: {
                /** @description Id or name (case does not matter); none or null for no award. */
                award?: string;
                /** @description Id or name (case does not matter). */
                classification?: string;
                include_employees?: boolean;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry per classification; those under no award come last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRateGroup"][];
                };
            };
        };
    };
    "list-awards": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Award"][];
                };
            };
        };
    };
    "create-award": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwardBody"];
            };
        };
        responses: {
            /** @description The award. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Award"];
                };
            };
        };
    };
    "delete-award": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                award_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "rename-award": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                award_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwardBody"];
            };
        };
        responses: {
            /** @description The award. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Award"];
                };
            };
        };
    };
    "create-pay-rate-group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRateGroupCreate"];
            };
        };
        responses: {
            /** @description The classification. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRateGroupRecord"];
                };
            };
        };
    };
    "delete-pay-rate-group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-pay-rate-group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRateGroupUpdate"];
            };
        };
        responses: {
            /** @description The classification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRateGroupRecord"];
                };
            };
        };
    };
    "create-pay-rate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRateCreate"];
            };
        };
        responses: {
            /** @description The rate with its stable reference. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRate"];
                };
            };
        };
    };
    "delete-pay-rate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rate_id: number;
                company_id: number;
                group_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-pay-rate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rate_id: number;
                company_id: number;
                group_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRateUpdate"];
            };
        };
        responses: {
            /** @description The rate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRate"];
                };
            };
        };
    };
    "follow-published-award": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowedAwardBody"];
            };
        };
        responses: {
            /** @description What it follows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedAward"];
                };
            };
        };
    };
    "unfollow-published-award": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "preview-award-increase": {
        parameters: {
            query: {
                /** @description The first day of the first full pay period on or after the day of the increase. */
                on: string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The impact, and the confirmation to send back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwardIncrease"];
                };
            };
        };
    };
    "confirm-award-increase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwardIncreaseConfirm"];
            };
        };
        responses: {
            /** @description What was raised. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwardIncrease"];
                };
            };
        };
    };
    "get-worklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most urgent first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyWorklist"][];
                };
            };
        };
    };
    "submit-stp-pays": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StpSubmit"];
            };
        };
        responses: {
            /** @description What was queued; each pay shows what became of it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StpSubmission"];
                };
            };
        };
    };
    "list-stp-pays": {
        parameters: {
            query: {
                /** @description First pay date. */
                from: string;
                /** @description Last pay date; at most a year after the first. */
                to: string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By pay date; none for a New Zealand company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StpPay"][];
                };
            };
        };
    };
    "list-stp-messages": {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first; none for a New Zealand company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StpMessage"][];
                };
            };
        };
    };
    "get-payday-filing": {
        parameters: {
            query: {
                /** @description First pay date. */
                from: string;
                /** @description Last pay date; at most a year after the first. */
                to: string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In Inland Revenue's upload format. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "get-employee-details-file": {
        parameters: {
            query: {
                /** @description First pay date. */
                from: string;
                /** @description Last pay date; at most a year after the first. */
                to: string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In Inland Revenue's upload format. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "get-payday-amendments": {
        parameters: {
            query: {
                /** @description First pay date. */
                from: string;
                /** @description Last pay date; at most a year after the first. */
                to: string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Empty where nothing has changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "record-payday-filing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FilingPeriod"];
            };
        };
        responses: {
            /** @description What was kept, payday by payday. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiledPayday"][];
                };
            };
        };
    };
    "get-bank-file": {
        parameters: {
            query?: {
                /** @description The day the bank pays; the pay date unless said. Asked for where the pays have several. */
                payment_date?: string;
                /** @description Australia: with one debit of the company's own account. */
                balanced?: boolean;
            };
            header?: never;
            path: {
                pay_run_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file for the bank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    "get-super-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pay_run_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each member, fund and period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "list-super-contributions": {
        parameters: {
            query: {
                /** @description First pay date. */
                from: string;
                /** @description Last pay date; at most a year after the first. */
                to: string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By pay date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuperContribution"][];
                };
            };
        };
    };
    "record-super-received": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuperReceived"];
            };
        };
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuperReceivedCount"];
                };
            };
        };
    };
    "create-payment-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pay_run_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentFileCreate"];
            };
        };
        responses: {
            /** @description The file; its content is read by itself. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentFileMade"];
                };
            };
        };
    };
    "list-payment-files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled ones included. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentFile"][];
                };
            };
        };
    };
    "get-payment-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                payment_file_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    "cancel-payment-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                payment_file_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentFileCancel"];
            };
        };
        responses: {
            /** @description The file with its cancellation; a second one changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentFile"];
                };
            };
        };
    };
    "get-payroll-tax": {
        parameters: {
            query: {
                /** @description Such as 2025-26. */
                financial_year: string;
                /** @description Ids of the other companies of the payroll tax group, with commas. Thresholds are had once by the group. */
                group_company_ids?: string;
                /** @description Taxable wages in Australia that no pay here holds: of other group members, contractors, fringe benefits. Default 0. */
                other_australian_wages?: number | string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Processed pays by pay date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayrollTaxReport"];
                };
            };
        };
    };
    "get-payroll-tax-file": {
        parameters: {
            query: {
                /** @description Such as 2025-26. */
                financial_year: string;
                /** @description Ids of the other companies of the payroll tax group, with commas. Thresholds are had once by the group. */
                group_company_ids?: string;
                /** @description Taxable wages in Australia that no pay here holds: of other group members, contractors, fringe benefits. Default 0. */
                other_australian_wages?: number | string;
            };
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description month, state, gross, super, wages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "list-reports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those of its country. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDescription"][];
                };
            };
        };
    };
    "get-report": {
        parameters: {
            query?: {
                /** @description Of payroll-summary: what a row stands for; employee by default. */
                group_by?: "employee" | "department" | "pay_date";
                /** @description Of leave-account and leave-laws: one employee; everybody by default. Other reports are of everybody, and a note says so. */
                employee_id?: number;
                /** @description The first pay date; by default the first day of the financial year. */
                from?: string;
                /** @description The last pay date, or the day the report is as at; today by default. */
                to?: string;
            };
            header?: never;
            path: {
                report: "payroll-summary" | "payroll-detail" | "year-to-date" | "leave" | "leave-account" | "leave-laws" | "super" | "kiwisaver" | "deductions" | "workers-compensation" | "payroll-tax" | "award-checks" | "journal" | "stp-reconciliation" | "payday-reconciliation";
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                    "text/csv": string;
                    "application/pdf": string;
                };
            };
        };
    };
    "get-journal-file": {
        parameters: {
            query?: {
                /** @description The first pay date; by default the first day of the financial year. */
                from?: string;
                /** @description The last pay date, or the day the report is as at; today by default. */
                to?: string;
            };
            header?: never;
            path: {
                layout: "xero" | "myob" | "quickbooks";
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "get-journal-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Account codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalAccounts"];
                };
            };
        };
    };
    "update-journal-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JournalAccountsUpdate"];
            };
        };
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalAccounts"];
                };
            };
        };
    };
    "autocomplete-address": {
        parameters: {
            query: {
                text: string;
                /** @description Default au,nz. */
                country?: string;
                limit?: number;
                /** @description Ranks that country first; excludes nothing. */
                primary?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty list means that the look-up is unavailable. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressSuggestions"];
                };
            };
        };
    };
    "list-employment-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmploymentOption"][];
                };
            };
        };
    };
    "create-employment-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmploymentTypeBody"];
            };
        };
        responses: {
            /** @description The type. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmploymentOption"];
                };
            };
        };
    };
    "delete-employment-type": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employment_type_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "rename-employment-type": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employment_type_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmploymentTypeBody"];
            };
        };
        responses: {
            /** @description The type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmploymentOption"];
                };
            };
        };
    };
    "list-employment-tenures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmploymentOption"][];
                };
            };
        };
    };
    "list-webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By id; secrets are never shown again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
        };
    };
    "create-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description The webhook with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
        };
    };
    "get-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
        };
    };
    "delete-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description The webhook; with its secret only when it was made anew. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
        };
    };
    "list-webhook-deliveries": {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path: {
                webhook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
        };
    };
    "get-webhook-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: number;
                delivery_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectedWebhookDelivery"];
                };
            };
        };
    };
    "test-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queued ping; the log says what came of it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    "resend-webhook-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: number;
                delivery_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new delivery. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    "list-events": {
        parameters: {
            query?: {
                /** @description Events behind this cursor. */
                after?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest last; ask again with the cursor in next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventFeed"];
                };
            };
        };
    };
    "compare-leave-laws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveLawComparison"];
            };
        };
        responses: {
            /** @description What each law gives, and the difference. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveLawsCompared"];
                };
            };
        };
    };
    "get-payslip": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pay_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payslip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payslip"];
                    "application/pdf": string;
                };
            };
        };
    };
    "list-issued-payslips": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pay_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedPayslip"][];
                };
            };
        };
    };
    "get-issued-payslip": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                payslip_id: number;
                company_id: number;
                pay_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payslip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedPayslipDocument"];
                    "application/pdf": string;
                };
            };
        };
    };
    "calculate-pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayCalculation"];
            };
        };
        responses: {
            /** @description The pay and how every figure came about. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculatedPay"];
                };
            };
        };
    };
    "list-rules": {
        parameters: {
            query: {
                /** @description The pay date that asks. */
                on: string;
                /** @description Both countries unless one is named. */
                country?: "AU" | "NZ";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By instrument, Australia first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesOnDay"];
                };
            };
        };
    };
    "compare-rules": {
        parameters: {
            query: {
                /** @description The earlier day. */
                from: string;
                /** @description The later day. */
                to: string;
                /** @description Both countries unless one is named. */
                country?: "AU" | "NZ";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changed values by instrument, Australia first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesDiff"];
                };
            };
        };
    };
    "list-modern-awards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwardList"];
                };
            };
        };
    };
    "read-modern-award": {
        parameters: {
            query: {
                /** @description The first day of the pay period: rates start with the first full pay period on or after their day. */
                on: string;
            };
            header?: never;
            path: {
                award_code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The award. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwardOnDay"];
                };
            };
        };
    };
    "interpret-shifts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                award_code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftsToInterpret"];
            };
        };
        responses: {
            /** @description The lines in the order of the shifts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterpretedShifts"];
                };
            };
        };
    };
    "check-underpayment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                award_code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayToCheck"];
            };
        };
        responses: {
            /** @description Met, short by this much, or cannot tell and why. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedPay"];
                };
            };
        };
    };
    "read-audit-log": {
        parameters: {
            query?: {
                /** @description Only entries with a smaller `sequence`. */
                before?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogEntry"][];
                };
            };
        };
    };
    "verify-audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether every entry still fits the one before it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogVerdict"];
                };
            };
        };
    };
    "list-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"][];
                };
            };
        };
    };
    "invite-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInvitation"];
            };
        };
        responses: {
            /** @description The user, invited. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
        };
    };
    "get-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
        };
    };
    "remove-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            /** @description The user as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
        };
    };
    "invite-user-again": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "list-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleRecord"][];
                };
            };
        };
    };
    "create-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleDetails"];
            };
        };
        responses: {
            /** @description The role. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleRecord"];
                };
            };
        };
    };
    "get-role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                role_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleRecord"];
                };
            };
        };
    };
    "update-role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                role_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleDetails"];
            };
        };
        responses: {
            /** @description The role as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleRecord"];
                };
            };
        };
    };
    "delete-role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                role_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "list-machine-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineKeyRecord"][];
                };
            };
        };
    };
    "create-machine-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MachineKeyCreate"];
            };
        };
        responses: {
            /** @description The key and its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineKeyWithSecret"];
                };
            };
        };
    };
    "revoke-machine-key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "get-employee-access": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAccessRecord"];
                };
            };
        };
    };
    "end-employee-access": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "invite-employee": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employee_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "get-second-person": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondPersonRules"];
                };
            };
        };
    };
    "set-second-person": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondPersonRulesSet"];
            };
        };
        responses: {
            /** @description The rules as they hold now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondPersonRules"];
                };
            };
        };
    };
    "list-release-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                company_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 200. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseRequestRecord"][];
                };
            };
        };
    };
    "decide-release-request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                request_id: number;
                company_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseDecision"];
            };
        };
        responses: {
            /** @description The request as decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseRequestRecord"];
                };
            };
        };
    };
    "list-delegations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that hold now or will. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelegationRecord"][];
                };
            };
        };
    };
    "create-delegation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDelegation"];
            };
        };
        responses: {
            /** @description The delegation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelegationRecord"];
                };
            };
        };
    };
    "end-delegation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                delegation_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "oauth-authorize": {
        parameters: {
            query?: {
                client_id?: string;
                /** @description One of the registered addresses, character by character. */
                redirect_uri?: string;
                /** @description May be left out; only `code` exists. */
                response_type?: string;
                response_mode?: string;
                /** @description Separated by spaces; `openid` is always part of it. */
                scope?: string;
                state?: string;
                /** @description PKCE; required from public applications. */
                code_challenge?: string;
                /** @description Only `S256`. */
                code_challenge_method?: string;
                /** @description Handed back in the ID token. */
                nonce?: string;
                /** @description `login` or `select_account` ask for a new sign-in. `none` is answered with an error, because consent is always asked for. */
                prompt?: string;
                /** @description Seconds after which the customer signs in again. */
                max_age?: string;
                /** @description Not supported. */
                request?: string;
                /** @description Not supported. */
                request_uri?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the sign-in page, to that of the second factor, the consent page, or back to the application with an error. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "oauth-authorize-by-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AuthorizeQuery"];
            };
        };
        responses: {
            /** @description To the same request as a GET. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "oauth-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenForm"];
            };
        };
        responses: {
            /** @description The new tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"] | components["schemas"]["MachineTokenAnswer"];
                };
            };
        };
    };
    "oauth-revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenHandlingForm"];
            };
        };
        responses: {
            /** @description The token is not good any more, or never was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    "oauth-introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenHandlingForm"];
            };
        };
        responses: {
            /** @description What the token means, or only that it is not active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Introspection"];
                };
            };
        };
    };
    "oauth-userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer and the person who gave the consent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Userinfo"];
                };
            };
        };
    };
    "oauth-userinfo-by-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer and the person who gave the consent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Userinfo"];
                };
            };
        };
    };
    "oauth-jwks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonWebKeySet"];
                };
            };
        };
    };
    "oauth-server-metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    "openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    "list-api-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications, without the revoked ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiClient"][];
                };
            };
        };
    };
    "create-api-client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiClientCreate"];
            };
        };
        responses: {
            /** @description The application with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiClientWithSecret"];
                };
            };
        };
    };
    "revoke-api-client": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "update-api-client": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiClientUpdate"];
            };
        };
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiClient"];
                };
            };
        };
    };
    "rotate-api-client-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application with its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiClientWithSecret"];
                };
            };
        };
    };
    "list-api-connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The live connections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiConnection"][];
                };
            };
        };
    };
    "revoke-api-connection": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connection_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "list-partner-trials": {
        parameters: {
            query?: {
                status?: "active" | "expired" | "cancelled";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trials. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutTrial"][];
                };
            };
        };
    };
    "start-partner-trial": {
        parameters: {
            query?: never;
            header: {
                /** @description At most 255 characters. The same key with the same payload gets the stored answer; with another, 409. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialCreate"];
            };
        };
        responses: {
            /** @description The stored answer of the first request with this key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutTrial"];
                };
            };
            /** @description The trial. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutTrial"];
                };
            };
        };
    };
    "cancel-partner-trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialCancel"];
            };
        };
        responses: {
            /** @description The cancelled trial. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutTrial"];
                };
            };
        };
    };
    "list-partner-orders": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutOrder"][];
                };
            };
        };
    };
    "place-partner-order": {
        parameters: {
            query?: never;
            header?: {
                /** @description Required unless `dry_run` is true. At most 255 characters. The same key with the same payload gets the stored answer; with another, 409. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreate"];
            };
        };
        responses: {
            /** @description The preview, or the stored answer of the first request with this key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutOrder"];
                };
            };
            /** @description It is placed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutOrder"];
                };
            };
        };
    };
    "upgrade-partner-order": {
        parameters: {
            query?: never;
            header?: {
                /** @description Required unless `dry_run` is true. At most 255 characters. The same key with the same payload gets the stored answer; with another, 409. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpgradeCreate"];
            };
        };
        responses: {
            /** @description The preview, or the stored answer of the first request with this key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutOrder"];
                };
            };
            /** @description It is placed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutOrder"];
                };
            };
        };
    };
    "get-partner-order": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutOrder"];
                };
            };
        };
    };
    "cancel-partner-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancel"];
            };
        };
        responses: {
            /** @description The cancelled order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutOrder"];
                };
            };
        };
    };
    "list-partner-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutProduct"][];
                };
            };
        };
    };
    "list-billing-countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutBillingCountry"][];
                };
            };
        };
    };
    "check-partner-availability": {
        parameters: {
            query?: {
                email?: string;
                abn?: string;
                ird_number?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is possible. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutAvailability"];
                };
            };
        };
    };
    "get-health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    "get-readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
        };
    };
    "get-openapi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
}
