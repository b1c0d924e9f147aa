<?php

// manageitwa/payg-tax (PHP, GPL-3.0 or commercial; not part of this package) as an engine:
//   --engine payg-tax="php engines/payg-tax.php <checkout or vendor/manageitwa/payg-tax>"
// Only its interfaces are implemented here. Where Carbon is not installed, the two comparisons it is used for are done by PHP's own dates.

declare(strict_types=1);

namespace Carbon {
    if (!class_exists(Carbon::class)) {
        class Carbon extends \DateTime
        {
            public static function instance(\DateTimeInterface $date): self
            {
                return new self($date->format('Y-m-d H:i:s'));
            }

            public static function parse(string $date): self
            {
                return new self($date);
            }

            public function greaterThanOrEqualTo(self $other): bool
            {
                return $this >= $other;
            }

            public function lessThanOrEqualTo(self $other): bool
            {
                return $this <= $other;
            }
        }
    }
}

namespace {
    use ManageIt\PaygTax\Entities\Earning;
    use ManageIt\PaygTax\Entities\Payee;
    use ManageIt\PaygTax\Entities\Payer;
    use ManageIt\PaygTax\PaygTax;

    $library = $argv[1];
    spl_autoload_register(static function (string $class) use ($library): void {
        $file = $library . '/src/' . str_replace(['ManageIt\\PaygTax\\', '\\'], ['', '/'], $class) . '.php';
        if (is_file($file)) {
            require $file;
        }
    });

    $answer = static function (array $question): ?array {
        $cycles = ['weekly' => Payee::PAY_CYCLE_WEEKLY, 'fortnightly' => Payee::PAY_CYCLE_FORTNIGHTLY, 'monthly' => Payee::PAY_CYCLE_MONTHLY, 'quarterly' => Payee::PAY_CYCLE_QUARTERLY];
        $payer = new class implements Payer {
            public function isRegisteredWhmEmployer(): bool { return false; }
        };
        $payee = new class($question, $cycles) implements Payee {
            public function __construct(private array $q, private array $cycles) {}
            public function getResidencyStatus(): int { return $this->q['scale'] === 3 ? Payee::FOREIGN_RESIDENT : Payee::RESIDENT; }
            public function hasTfnNumber(): bool { return $this->q['scale'] !== 4; }
            public function getPayCycle(): int { return $this->cycles[$this->q['frequency']]; }
            public function claimsTaxFreeThreshold(): bool { return in_array($this->q['scale'], [2, 5, 6], true); }
            public function getMedicareLevyExemption(): int
            {
                return [5 => Payee::MEDICARE_LEVY_EXEMPTION_FULL, 6 => Payee::MEDICARE_LEVY_EXEMPTION_HALF][$this->q['scale']] ?? Payee::MEDICARE_LEVY_EXEMPTION_NONE;
            }
            public function getSeniorsOffset(): int { return Payee::SENIORS_OFFSET_NONE; }
            public function hasSTSLDebt(): bool { return $this->q['studyLoan'] ?? false; }
            public function getAdjustments(): array { return []; }
            public function getYtdGross(): float { return 0.0; }
        };
        $earning = new class($question) implements Earning {
            public function __construct(private array $q) {}
            public function getPayDate(): \DateTimeInterface { return new \DateTimeImmutable($this->q['payDate']); }
            public function getGrossAmount(): float { return (float) $this->q['earnings']; }
        };
        try {
            return ['withheld' => PaygTax::new()->setPayer($payer)->setPayee($payee)->setEarning($earning)->getTaxWithheldAmount()];
        } catch (\Throwable $problem) {
            return null;
        }
    };

    while (($line = fgets(STDIN)) !== false) {
        $asked = json_decode($line, true);
        $given = $asked['kind'] === 'au.withholding' ? $answer($asked['question']) : null;
        echo json_encode($given === null ? ['id' => $asked['id'], 'unsupported' => true] : ['id' => $asked['id'], 'answer' => $given]), "\n";
    }
}
