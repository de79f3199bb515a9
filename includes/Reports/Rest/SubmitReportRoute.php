<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports\Rest;

use MentoriaiPortal\BotCheck\BotChecks;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Reports\NewReport;
use MentoriaiPortal\Reports\Reason;
use MentoriaiPortal\Reports\Reporter;
use MentoriaiPortal\Reports\ReportService;
use MentoriaiPortal\Reports\What;

/**
 * POST report: somebody tells staff of something that should not be there (docs/contract.md#reports). `name`, `email`, `good_faith` and
 * `bot_token` are for guests.
 */
final class SubmitReportRoute extends Route {

	public const TEXT_MAX = 1000;

	private const WRONG = 'wrong';

	public function __construct( private readonly ReportService $reports, private readonly BotChecks $bot ) {}

	public static function path(): string {
		return 'report';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function input(): Input {
		return new Input(
			array(
				'what'       => Choice::of( ...array_column( What::cases(), 'value' ) )->required(),
				'id'         => Number::id()->required(),
				'kind'       => Choice::of( ...array_column( MentorKind::cases(), 'value' ) ),
				'reason'     => Choice::of( ...array_column( Reason::cases(), 'value' ) )->required(),
				'text'       => Text::multiline( self::TEXT_MAX ),
				'block'      => Flag::optional(),
				'client_id'  => Text::uuid(),
				'name'       => Text::person_name( 100 ),
				'email'      => Text::email(),
				'good_faith' => Flag::optional(),
				'bot_token'  => Text::line( 4096 ),
			)
		);
	}

	public static function output(): array {
		return Shape::ok( array( 'number' => Shape::int() ) );
	}

	/** Who may not report it at all hears that first: what is wrong with the fields is said by handle(). */
	public function read( array $sent, bool $form ): array {
		try {
			return parent::read( $sent, $form );
		} catch ( InvalidInput $wrong ) {
			return array( 'what' => $sent['what'] ?? '', self::WRONG => $wrong->fields );
		}
	}

	public function handle( Request $request ): Reply {
		if ( Role::Undecided === $request->identity?->role ) {
			throw ApiError::forbidden();
		}
		if ( null === $request->identity && false === What::tryFrom( $request->text( 'what' ) )?->is_public() ) {
			throw ApiError::not_logged_in();
		}
		$wrong = $request->input[ self::WRONG ] ?? null;
		if ( is_array( $wrong ) ) {
			throw ApiError::invalid( array_map( 'strval', $wrong ) );
		}
		$new = new NewReport(
			What::from( $request->text( 'what' ) ),
			MentorKind::tryFrom( $request->text( 'kind' ) ) ?? MentorKind::Dynamic,
			$request->int( 'id' ),
			Reason::from( $request->text( 'reason' ) ),
			$request->text( 'text' ),
			$request->bool( 'block' ),
			$request->text( 'client_id' )
		);
		$who = null === $request->identity ? $this->guest( $request, $new ) : Reporter::member( $request->identity, $request->lang );
		return Reply::ok( array( 'number' => $this->reports->submit( $who, $new ) ) );
	}

	/** @throws ApiError 400. */
	private function guest( Request $request, NewReport $new ): Reporter {
		$missing = array_fill_keys( array_filter( array( 'name', 'email' ), static fn ( string $name ): bool => '' === $request->text( $name ) ), 'required' );
		$wrong   = $missing + ( $request->bool( 'good_faith' ) ? array() : array( 'good_faith' => 'not_accepted' ) );
		if ( array() !== $wrong ) {
			throw ApiError::invalid( $wrong );
		}
		$who = Reporter::guest( $request->text( 'name' ), $request->text( 'email' ), $request->lang, $request->ip );
		if ( ! $this->reports->is_repeat( $who, $new->client_id ) ) {
			$this->bot->current()->spend( $request->text( 'bot_token' ), self::path() );
		}
		return $who;
	}
}
