<?php
declare( strict_types=1 );

namespace MentoriaiPortal;

use Closure;
use LogicException;
use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\MemberPage\MemberSection;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Today\TodaySource;
use MentoriaiPortal\Mail\MailType;
use MentoriaiPortal\Mail\MailTypes;

/**
 * What the modules have together. What the map names builds only the modules asked for; all else builds every module, which is
 * for background work and for staff, not for a member's request.
 *
 * @phpstan-import-type MapShape from Plugin
 */
final readonly class Modules {

	/**
	 * @param list<class-string<Module>>               $all
	 * @param MapShape                                 $map
	 * @param Closure( class-string<Module> ): bool   $is_on
	 * @param Closure( class-string<Module> ): Module $module
	 */
	public function __construct( private array $all, private array $map, private Closure $is_on, private Closure $module ) {}

	public function mail_types(): MailTypes {
		$makers = array();
		foreach ( $this->map['mails'] as $key => $module ) {
			$makers[ $key ] = fn (): MailType => ( $module::mails()[ $key ] )( ( $this->module )( $module ) );
		}
		return new MailTypes( $makers );
	}

	/** @return list<TodaySource> */
	public function today(): array {
		$sources = array();
		foreach ( array_filter( $this->map['today'], $this->is_on ) as $source => $module ) {
			$sources[] = ( $module::today()[ $source ] )( ( $this->module )( $module ) );
		}
		return $sources;
	}

	/** @return list<AttentionKind> */
	public function attention(): array {
		$kinds = array();
		foreach ( array_filter( $this->map['attention'], $this->is_on ) as $kind => $module ) {
			$kinds[] = ( $module::attention()[ $kind ] )( ( $this->module )( $module ) );
		}
		return $kinds;
	}

	/** The help of a screen of wp-admin (Module::help()); null for one that is not ours. */
	public function help( string $screen ): ?string {
		$module = $this->map['help'][ $screen ] ?? null;
		return null === $module ? null : ( $module::help()[ $screen ] )();
	}

	/** @return array<string, callable(): mixed> */
	public function jobs(): array {
		$jobs = array();
		foreach ( $this->that_are_on() as $module ) {
			foreach ( $module->jobs() as $name => $job ) {
				if ( isset( $jobs[ $name ] ) ) {
					throw new LogicException( "Two background jobs have the name $name" );
				}
				$jobs[ $name ] = $job;
			}
		}
		return $jobs;
	}

	/** @return list<HealthCheck> */
	public function checks(): array {
		return array_merge( ...array_map( static fn ( Module $module ): array => $module->health(), $this->that_are_on() ) );
	}

	/** @return list<PersonalData> What all modules keep, those that are switched off too. */
	public function personal_data(): array {
		return array_merge( ...array_map( static fn ( Module $module ): array => $module->personal_data(), $this->all() ) );
	}

	/** @return list<MemberSection> */
	public function member_sections(): array {
		return array_merge( ...array_map( static fn ( Module $module ): array => $module->member_sections(), $this->that_are_on() ) );
	}

	/** @return array<string, Closure(): bool> Derived tables of all modules, those that are switched off too. */
	public function indexes(): array {
		return array_merge( ...array_map( static fn ( Module $module ): array => $module->indexes(), $this->all() ) );
	}

	/** @return list<Module> */
	public function all(): array {
		return array_map( $this->module, $this->all );
	}

	/** @return list<Module> */
	private function that_are_on(): array {
		return array_map( $this->module, array_values( array_filter( $this->all, $this->is_on ) ) );
	}
}
